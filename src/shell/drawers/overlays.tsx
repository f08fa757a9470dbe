import { useStore } from '@nanostores/react';
import { type ComponentType, Suspense, useEffect, useMemo } from 'react';
import { $openGame } from '../../games/launch/open-game.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $session } from '../../session/session.ts';
import { $confirmation } from '../../ui/confirm.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { lazyComponentWithTexts } from '../../ui/lazy-component-with-texts.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Drawer } from './drawer.tsx';
import { panels } from './panel-entries.ts';
import { $panel, type Panel } from './panels.ts';

/** Panels; each loads with its texts when first opened. */
const code = Object.fromEntries(
  Object.entries(panels).map(([panel, { areas, load }]) => [panel, lazyComponentWithTexts(areas, load)]),
) as Readonly<Record<Panel, ComponentType>>;
const GameOverlay = lazyComponentWithTexts(['play'], () => import('../game/game-overlay.tsx'));
const ProofDialog = lazyComponentWithTexts(
  ['account', 'security'],
  () => import('../../second-factor/proof-dialog.tsx'),
);
const QuestionHost = lazyComponent(async () => ({
  default: (await import('../../ui/confirmation-host.tsx')).ConfirmationHost,
}));

const ENTRIES = 6;

/** A panel in its frame, which opens with its title before the code has arrived. */
function OpenPanel({ panel }: { panel: Panel }) {
  const { t } = useTexts();
  const Content = code[panel];
  const { frame } = panels[panel];
  if (!frame) return <Content />;
  return (
    <Drawer title={t(frame.title)} place={frame.place}>
      <Suspense fallback={<Skeleton className="drawer__waiting" count={ENTRIES} />}>
        <Content />
      </Suspense>
    </Drawer>
  );
}

/** Renders the open panel, the open game and the open confirmation. */
export default function Overlays() {
  const panel = useStore($panel);
  const playing = useStore($openGame);
  const question = useStore($confirmation);
  const token = useStore($session)?.token;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session in which the question was asked
  const asked = useMemo(() => token, [question]);
  useEffect(() => {
    // Another tab logged out or in: nobody may confirm the action of another account.
    if (asked !== token) question?.answer(false);
  }, [question, asked, token]);
  return (
    <>
      {panel && <OpenPanel key={panel} panel={panel} />}
      {playing && <GameOverlay />}
      {question && (question.dialog ? <ProofDialog /> : <QuestionHost />)}
    </>
  );
}
