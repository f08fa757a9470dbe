import Send from 'lucide/dist/esm/icons/send.mjs';
import type { IconShapes } from '../../ui/icon.tsx';

/** Social channels in the footer's order, shown if the operator has a link. */
export const social = ['TWITTER', 'YOUTUBE', 'FACEBOOK', 'TELEGRAM'] as const;

export type Social = (typeof social)[number];

/** Names and icons of the channels; lucide has no brand icons. */
export const channels: Readonly<Record<Social, { name: string; icon: IconShapes }>> = {
  TWITTER: { name: 'X', icon: [['path', { d: 'M4 4h4l12 16h-4zM19.5 4l-6.3 7M10.8 13l-6.3 7' }]] },
  YOUTUBE: {
    name: 'YouTube',
    icon: [
      ['rect', { x: 2, y: 5, width: 20, height: 14, rx: 4 }],
      ['path', { d: 'm10 9 5 3-5 3z' }],
    ],
  },
  FACEBOOK: {
    name: 'Facebook',
    icon: [['path', { d: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z' }]],
  },
  TELEGRAM: { name: 'Telegram', icon: Send },
};
