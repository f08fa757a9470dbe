import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { parseChoice } from '../../../src/features/game-centre/list-address.ts';
import { StudioList } from '../../../src/features/game-centre/studio-list.tsx';
import { StartGameScope } from '../../../src/games/launch/start-game-scope.tsx';
import { studioIn } from '../../../src/games/studios/studio.ts';
import { getGames, type Vendor } from '../../../src/gateway/endpoints/lobby.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

const scope = { merchantCode: 'foyer', language: 'EN' };
const play = vi.fn();
const here = environmentPerTest();

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => {});
  await loadMessages(['centre']);
});

const view = (query: string) => {
  const requested = new URLSearchParams(query);
  return (
    <StartGameScope value={play}>
      <StudioList scope={scope} vassalage={requested.get('vassalage')!} choice={parseChoice(requested)} />
    </StartGameScope>
  );
};
const types = () => within(screen.getByRole('group', { name: 'Aster' })).getAllByRole('button');
const requests = () =>
  here.sentTo(getGames).map(({ query }) => [query.get('gameType'), query.get('vassalage')]);

test('a studio shows its name, number of games and list, filtered by type', { tags: ['GC-8'] }, async () => {
  const shown = await show(view('vassalage=ASTER'));
  await screen.findByRole('heading', { name: 'Aster', level: 1 });
  expect(await screen.findByText('40 games')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(18));
  expect(document.querySelectorAll('.studio-head__games img')).toHaveLength(5);
  expect(types().map(({ textContent }) => textContent)).toEqual(['All', 'Slots', 'Live']);
  expect(requests()).toEqual([[null, 'ASTER']]);
  await user.click(types()[2]!);
  expect(here.seen.navigated).toEqual([
    { address: '/m/studio?vassalage=ASTER&gameType=LIVE', replace: true },
  ]);
  await shown.rerender(view('vassalage=ASTER&gameType=LIVE'));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(8));
  expect(requests().at(-1)).toEqual(['LIVE', 'ASTER']);
});

test('ignores a type or filter that the studio lacks', { tags: ['GC-8'] }, async () => {
  await show(view('vassalage=PARLOUR&gameType=RNG&minBet=0.5'));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(12));
  expect(requests()).toEqual([['LIVE', 'PARLOUR']]);
  // With one type there is nothing to choose.
  expect(screen.queryByRole('group')).toBeNull();
});

test('a studio of lotteries lists each type separately', { tags: ['LA-4'] }, async () => {
  await show(view('vassalage=DRUM'));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5));
  expect(requests()).toEqual([['LOTT', 'DRUM']]);
});

test('shows a studio without its number, and says that an unknown one does not exist', {
  tags: ['GC-8'],
}, async () => {
  here.gateway.faults!.set({ endpoint: 'getStudio', malformed: 'wrong-shape' });
  const first = await show(view('vassalage=ASTER'));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(18));
  expect(screen.queryByText(/\d+ games/)).toBeNull();
  await first.unmount();
  await show(view('vassalage=__proto__'));
  expect(await screen.findByText('This studio is no longer available.')).toBeTruthy();
});

test('retries a catalogue that failed to load', { tags: ['GC-8'] }, async () => {
  here.gateway.faults!.set({ endpoint: 'getVendors', malformed: 'wrong-shape' });
  await show(view('vassalage=ASTER'));
  const again = await screen.findByRole('button', { name: 'Loading failed, click to retry' });
  here.gateway.faults!.clear();
  await user.click(again);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(18));
});

test("separates a studio's lotteries from its other games", { tags: ['LA-4'] }, () => {
  const vendor = { vassalage: 'DRUM' } as Vendor;
  const codes = (...all: string[]) => ({
    categories: all.map((code) => ({ code, vendors: [vendor] })),
    names: {},
  });
  expect(studioIn(codes('RNG', 'LOTT'), 'DRUM')).toMatchObject({ categories: ['RNG', 'LOTT'], whole: false });
  expect(studioIn(codes('RNG', 'FISH'), 'DRUM')).toMatchObject({ whole: true });
});

test('without a studio the page links to all of them, with their types', { tags: ['GC-8'] }, async () => {
  await show(view('vassalage='));
  await screen.findByRole('heading', { name: 'Game studios', level: 1 });
  const aster = await screen.findByRole('link', { name: /^Aster/ });
  expect(aster.getAttribute('href')).toBe('/m/studio?vassalage=ASTER');
  expect(aster.textContent).toBe('AsterSlots · Live');
  expect(screen.queryByText('This studio is no longer available.')).toBeNull();
});
