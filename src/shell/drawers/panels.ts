import { atom } from 'nanostores';

/** A panel over the page. */
export type Panel =
  | 'menu'
  | 'search'
  | 'account'
  | 'downloads'
  | 'invite'
  | 'login'
  | 'contracts'
  | 'welcome';

/** The open panel; one at a time. */
export const $panel = atom<Panel | undefined>();

export function openPanel(panel: Panel): void {
  $panel.set(panel);
}

export function closePanel(): void {
  $panel.set(undefined);
}

/** Attributes of a control that opens a panel; the site fetches its files when a finger touches the control. */
export const opensPanel = (panel: Panel) => ({ 'data-opens': panel, onClick: () => openPanel(panel) });
