import { useStore } from '@nanostores/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { $playing } from '../games/play/playing.ts';
import { needAreas } from '../i18n/language.ts';
import { $question } from '../ui/confirm.ts';
import { $panel, closePanel } from './panels.ts';

/** A drawer and the texts it is written in. */
function drawer(load: () => Promise<{ default: ComponentType }>) {
  return lazy(async () => (await Promise.all([load(), needAreas(['member'])]))[0]);
}

/** What can lie over a page; each arrives when it is first needed. */
const panels = {
  menu: drawer(() => import('./menu-drawer.tsx')),
  account: drawer(() => import('./account-drawer.tsx')),
  downloads: lazy(async () => ({ default: (await import('./download-dialog.tsx')).DownloadDialog })),
  login: lazy(async () => {
    const [{ LoginModal }] = await Promise.all([
      import('../features/account/login-modal.tsx'),
      needAreas(['account']),
    ]);
    return { default: () => <LoginModal onClose={closePanel} /> };
  }),
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
