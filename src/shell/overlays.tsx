import { useStore } from '@nanostores/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { $playing } from '../games/play/playing.ts';
import type { Area } from '../i18n/keys.ts';
import { needAreas } from '../i18n/language.ts';
import { $question } from '../ui/confirm.ts';
import { $panel } from './panels.ts';

/** A panel and the texts it is written in. */
function withTexts(load: () => Promise<{ default: ComponentType }>, area: Area) {
  return lazy(async () => (await Promise.all([load(), needAreas([area])]))[0]);
}

/** What can lie over a page; each arrives when it is first needed. */
const panels = {
  menu: withTexts(() => import('./menu-drawer.tsx'), 'member'),
  account: withTexts(() => import('./account-drawer.tsx'), 'member'),
  downloads: lazy(async () => ({ default: (await import('./download-dialog.tsx')).DownloadDialog })),
  login: withTexts(() => import('./login-panel.tsx'), 'account'),
  invite: lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog })),
};
const GameFrame = lazy(async () => ({ default: (await import('../games/play/game-frame.tsx')).GameFrame }));
const QuestionHost = lazy(async () => ({ default: (await import('../ui/question-host.tsx')).QuestionHost }));

/** The drawer or popup that is open, the game that is played, the question that is asked. */
export function Overlays() {
  const panel = useStore($panel);
  const playing = useStore($playing);
  const question = useStore($question);
  const Panel = panel && panels[panel];
  return (
    <Suspense>
      {Panel && <Panel />}
      {playing && <GameFrame />}
      {question && <QuestionHost />}
    </Suspense>
  );
}
