import { useStore } from '@nanostores/react';
import { $playing } from '../games/play/playing.ts';
import { $question } from '../ui/confirm.ts';
import { late } from '../ui/late.tsx';
import { lateWithTexts } from '../ui/late-with-texts.tsx';
import { $panel } from './panels.ts';

/** What can lie over a page; each arrives when it is first needed, with the texts it is written in. */
const panels = {
  menu: lateWithTexts(['member'], () => import('./menu-drawer.tsx')),
  search: lateWithTexts(['centre'], () => import('./search-panel.tsx')),
  account: lateWithTexts(['member'], () => import('./account-drawer.tsx')),
  downloads: lateWithTexts(['install'], () => import('./download-dialog.tsx')),
  login: lateWithTexts(['account'], () => import('./login-panel.tsx')),
  invite: lateWithTexts(['invite'], () => import('./invite-dialog.tsx')),
  contracts: lateWithTexts(['agent'], () => import('./contracts-dialog.tsx')),
};
const GameOverlay = lateWithTexts(['play'], () => import('./game-overlay.tsx'));
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
