import { useStore } from '@nanostores/react';
import { $openGame } from '../../games/launch/open-game.ts';
import { $confirmation } from '../../ui/confirm.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { lazyComponentWithTexts } from '../../ui/lazy-component-with-texts.tsx';
import { $panel } from './panels.ts';

/** Overlays; each loads with its texts when first opened. */
const panels = {
  menu: lazyComponentWithTexts(['member'], () => import('./menu-drawer.tsx')),
  search: lazyComponentWithTexts(['centre'], () => import('./search-panel.tsx')),
  account: lazyComponentWithTexts(['member'], () => import('./account-drawer.tsx')),
  downloads: lazyComponentWithTexts(['install'], () => import('./download-dialog.tsx')),
  login: lazyComponentWithTexts(['account'], () => import('./login-panel.tsx')),
  invite: lazyComponentWithTexts(['invite'], () => import('./invite-dialog.tsx')),
  contracts: lazyComponentWithTexts(['agent'], () => import('./contracts-dialog.tsx')),
};
const GameOverlay = lazyComponentWithTexts(['play'], () => import('../game/game-overlay.tsx'));
const ProofDialog = lazyComponentWithTexts(
  ['account', 'security'],
  () => import('../../second-factor/proof-dialog.tsx'),
);
const QuestionHost = lazyComponent(async () => ({
  default: (await import('../../ui/confirmation-host.tsx')).ConfirmationHost,
}));

/** Renders the open panel, the open game and the open confirmation. */
export default function Overlays() {
  const panel = useStore($panel);
  const playing = useStore($openGame);
  const question = useStore($confirmation);
  const Panel = panel && panels[panel];
  return (
    <>
      {Panel && <Panel />}
      {playing && <GameOverlay />}
      {question && (question.dialog ? <ProofDialog /> : <QuestionHost />)}
    </>
  );
}
