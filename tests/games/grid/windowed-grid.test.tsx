import { within } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { WindowedGrid } from '../../../src/games/grid/windowed-grid.tsx';
import { categoryGames } from '../../../src/games/lists/lists.ts';
import type { Game } from '../../../src/gateway/endpoints/game.ts';
import { $texts } from '../../../src/i18n/language.ts';
import { TextsScope } from '../../../src/i18n/texts-scope.tsx';
import { open, shown } from '../../support/lists.ts';
import { until } from '../../support/patient.ts';
import { testEnvironment } from '../../support/test-environment.ts';

let games: readonly Game[];

beforeEach(async () => {
  await testEnvironment();
  const list = categoryGames(
    { merchantCode: 'foyer', language: 'EN' },
    { gameType: 'RNG', vassalage: 'ASTER' },
  );
  const leave = await open(list);
  games = shown(list).items;
  leave();
});

/**
 * Whether a browser comes to a grid that waits for its games, and whether anything was drawn in vain. Not under `act`, which
 * leaves no time between.
 */
async function opened() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const seen = { waiting: false, inVain: false, endAhead: false };
  const place = document.body.appendChild(document.createElement('div'));
  const watcher = new MutationObserver((changes) => {
    const waits = place.querySelector('[aria-busy="true"]') !== null;
    seen.waiting ||= waits;
    seen.endAhead ||= waits && place.textContent.includes('The end');
    seen.inVain ||= changes.some(({ removedNodes }) => removedNodes.length > 0);
  });
  watcher.observe(place, { childList: true, subtree: true });
  const root = createRoot(place);
  root.render(
    <TextsScope value={$texts.get()}>
      <WindowedGrid games={games} names={{}} onAsk={() => {}} whole end={<p>The end</p>} />
    </TextsScope>,
  );
  await until(() => within(place).queryAllByRole('listitem').length === games.length);
  expect(within(place).getByRole('list').getAttribute('aria-busy')).toBe('false');
  expect(place.textContent).toMatch(/The end$/);
  watcher.disconnect();
  root.unmount();
  place.remove();
  vi.unstubAllGlobals();
  return seen;
}

test('draws the first grid in parts once it is measured, and begins the next grid with them', {
  tags: ['GC-5'],
}, async () => {
  expect(await opened()).toEqual({ waiting: true, inVain: true, endAhead: false });
  expect(await opened()).toEqual({ waiting: false, inVain: false, endAhead: false });
});
