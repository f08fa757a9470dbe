import type { ComponentType } from 'react';
import type { Area, TextKey } from '../../i18n/keys.ts';
import type { Panel } from './panels.ts';

interface PanelEntry {
  load(): Promise<{ default: ComponentType }>;
  /** Texts that the panel needs beyond the first ones. */
  areas: readonly Area[];
  /** The frame that opens while the code loads; panels without it have their own. */
  frame?: { title: TextKey; place: 'start' | 'end' | 'full' };
}

/** The panels over the page. The build lists the files of each, so that they load in parallel. */
export const panels: Readonly<Record<Panel, PanelEntry>> = {
  menu: {
    load: () => import('./menu-drawer.tsx'),
    areas: ['member'],
    frame: { title: 'shell.menu', place: 'start' },
  },
  search: {
    load: () => import('./search-panel.tsx'),
    areas: ['centre'],
    frame: { title: 'shell.search', place: 'full' },
  },
  account: {
    load: () => import('./account-drawer.tsx'),
    areas: ['member'],
    frame: { title: 'shell.account', place: 'end' },
  },
  downloads: { load: () => import('./download-dialog.tsx'), areas: ['install'] },
  login: { load: () => import('./login-panel.tsx'), areas: ['account'] },
  invite: { load: () => import('./invite-dialog.tsx'), areas: ['invite'] },
  welcome: { load: () => import('./welcome-dialog.tsx'), areas: ['promotions'] },
  contracts: { load: () => import('./contracts-dialog.tsx'), areas: ['agent'] },
};
