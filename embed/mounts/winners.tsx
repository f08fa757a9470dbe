import { useEffect } from 'react';
import { winners } from '../../src/features/winners/winners.ts';
import { WinnersBoard } from '../../src/features/winners/winners-board.tsx';
import type { Winner } from '../../src/gateway/endpoints/winners.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { winners as schema } from '../attributes/winners.ts';
import { chooseGame } from '../runtime/choose-game.ts';
import { createMount, type ViewProps } from '../runtime/create-mount.tsx';
import { useMountEvents } from '../runtime/use-mount-events.tsx';

declare const __STYLES__: string;

/** The winners board. */
function Winners({ options, site, origin, host }: ViewProps<'winners'>) {
  const { language, ago, money } = useTexts();
  const { merchantCode, currency } = site;
  const shown = { merchantCode, currency, limit: options.limit };
  useMountEvents(host, 'winners', winners({ ...shown, language }));
  // Creating the first formatter of a kind takes about 60 ms on a slow phone; do it while the wins load.
  useEffect(() => {
    setTimeout(() => ago(0, 0));
    setTimeout(() => money(0, currency));
  }, [ago, money, currency]);
  const play = (win: Winner) => void chooseGame(host, 'winners', origin, win);
  return <WinnersBoard {...shown} onPlay={play} showHeading={options.title !== 'none'} />;
}

export const mount = createMount('winners', schema, { styles: __STYLES__, module: import.meta.url }, Winners);
