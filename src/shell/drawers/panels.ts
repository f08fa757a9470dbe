import { atom } from 'nanostores';

/** The panel over the page; one at a time. */
export type Panel =
  | 'menu'
  | 'search'
  | 'account'
  | 'downloads'
  | 'invite'
  | 'login'
  | 'contracts'
  | undefined;

export const $panel = atom<Panel>();

export function openPanel(panel: Panel): void {
  $panel.set(panel);
}

export function closePanel(): void {
  $panel.set(undefined);
}
