import { useStore } from '@nanostores/react';
import type { ComponentType } from 'react';
import { $playing } from '../games/play/playing.ts';
import type { Area } from '../i18n/keys.ts';
import { needAreas } from '../i18n/language.ts';
import { $question } from '../ui/confirm.ts';
import { late } from '../ui/late.tsx';
import { $panel } from './panels.ts';

/** What lies over a page, and the texts it is written in. */
function overlay(area: Area, load: () => Promise<{ default: ComponentType }>) {
  return late(async () => (await Promise.all([load(), needAreas([area])]))[0]);
}

/** What can lie over a page; each arrives when it is first needed. */
const panels = {
  menu: overlay('member', () => import('./menu-drawer.tsx')),
  search: overlay('centre', () => import('./search-panel.tsx')),
  account: overlay('member', () => import('./account-drawer.tsx')),
  downloads: overlay('install', () => import('./download-dialog.tsx')),
  login: overlay('account', () => import('./login-panel.tsx')),
  invite: overlay('invite', () => import('./invite-dialog.tsx')),
};
const GameOverlay = overlay('play', () => import('./game-overlay.tsx'));
const QuestionHost = late(async () => ({ default: (await import('../ui/question-host.tsx')).QuestionHost }));

/** The drawer or popup that is open, the game that is played, the question that is asked. */
export default function Overlays() {
  const panel = useStore($panel);
  const playing = useStore($playing);
  const question = useStore($question);
  const Panel = panel && panels[panel];
  return (
    <>
      {Panel && <Panel />}
      {playing && <GameOverlay />}
      {question && <QuestionHost />}
    </>
  );
}
