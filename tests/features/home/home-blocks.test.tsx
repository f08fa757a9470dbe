import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HotSection } from '../../../src/features/home/hot-section.tsx';
import { Lobby } from '../../../src/features/home/lobby.tsx';
import LowerBlock from '../../../src/features/home/lower-block.tsx';
import { toggleFavourite } from '../../../src/games/favourites/toggle-favourite.ts';
import { GameTile } from '../../../src/games/game-tile.tsx';
import { hotGamesRead, readGames } from '../../../src/games/games.ts';
import { StartGameScope } from '../../../src/games/launch/start-game-scope.tsx';
import type { Game } from '../../../src/gateway/endpoints/game.ts';
import type { Vendor } from '../../../src/gateway/endpoints/lobby.ts';
import { inView } from '../../support/in-view.ts';
import { settled } from '../../support/patient.ts';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

const scope = { merchantCode: 'foyer', language: 'EN' };
const here = environmentPerTest();

test('shows hot games in pages of six with previous, next and more; a tap plays', {
  tags: ['HM-4'],
}, async () => {
  const played: Game[] = [];
  await show(
    <StartGameScope value={(game) => played.push(game)}>
      <HotSection scope={scope} names={{}} />
    </StartGameScope>,
  );
  const first = within(await screen.findByRole('group', { name: /^1 of [2-9]$/ }));
  const games = first.getAllByRole('article').map((tile) => within(tile).getAllByRole('button')[0]!);
  expect(games).toHaveLength(6);
  screen.getByRole('button', { name: 'Previous' });
  screen.getByRole('button', { name: 'Next' });
  const more = screen.getByRole('link', { name: /^More/ });
  expect(more.getAttribute('href')).toBe('/m/hot-games');
  await user.click(games[0]!);
  expect(played).toHaveLength(1);
});

test('a tile has picture, name, badge and vendor, each announced once; a broken picture has a fallback', {
  tags: ['HM-8'],
}, async () => {
  const [hot] = (await hotGamesRead(scope).read()) as [Game];
  const tile = (game: Game) => <GameTile game={game} vendorName="Aster" onPlay={() => {}} />;
  const view = await show(tile(hot));
  const button = within(screen.getByRole('button'));
  button.getByText(hot.gameName);
  button.getByText('Aster');
  button.getByText('Hot');
  const picture = button.getByRole('presentation');
  await view.rerender(tile({ ...hot, isHot: false, displayName: 'لالٹین', iconUrl: '' }));
  expect(button.queryByText('Hot')).toBeNull();
  button.getByText('لالٹین');
  button.getByText(hot.gameName);
  expect(picture.isConnected).toBe(false);
  expect(button.queryByRole('presentation')).toBeNull();
  // The fallback is a decorative drawing.
  expect(view.container.querySelector('svg')).not.toBeNull();
});

test('the first anchors take the places of placeholders while the categories load', async () => {
  here.gateway.faults!.set({ endpoint: 'getVendors', latency: 5_000 });
  await show(<Lobby scope={scope} winners={null} sportsPicture="" />);
  const menu = screen.getByRole('navigation');
  expect([...menu.children].map(({ tagName }) => tagName)).toEqual([
    ...Array(2).fill('A'),
    ...Array(6).fill('SPAN'),
  ]);
});

test('marks the anchor of the block in view, also of one that renders after the first paint', {
  tags: ['HM-2'],
}, async () => {
  inView(({ id }) => id === 'lobby-LOTT');
  await show(<Lobby scope={scope} winners={null} sportsPicture="" />);
  const anchor = await within(screen.getByRole('navigation')).findByRole('link', { name: 'Lottery' });
  await settled(() => expect(anchor.getAttribute('aria-current')).toBe('true'));
});

test('FAV is between HOME and HOT, with games and without', { tags: ['HM-2'] }, async () => {
  inView(true);
  await here.signIn('newbie');
  const home = <Lobby scope={scope} winners={null} sportsPicture="" />;
  const anchors = async () => {
    const menu = within(await screen.findByRole('navigation'));
    await menu.findByRole('link', { name: 'Slots' });
    return menu
      .getAllByRole('link')
      .slice(0, 3)
      .map(({ textContent }) => textContent);
  };
  const first = await show(home);
  expect(await anchors()).toEqual(['Home', 'Favourites', 'Hot']);
  await screen.findByRole('heading', { name: 'Pick your favourites' });
  const [hot] = (await hotGamesRead(scope).read()) as [Game];
  // The games whose star adds one are others than the first hot games.
  const suggested = within(document.getElementById('lobby-FAV')!);
  expect(suggested.getAllByRole('article')).toHaveLength(12);
  expect(suggested.queryByText(hot.gameName)).toBeNull();
  await toggleFavourite(hot);
  await within(document.getElementById('lobby-FAV')!).findByText(hot.gameName);
  screen.getByRole('heading', { name: 'Favourites' });
  expect(await anchors()).toEqual(['Home', 'Favourites', 'Hot']);
  await first.unmount();
  await show(home);
  expect(await anchors()).toEqual(['Home', 'Favourites', 'Hot']);
});

test('up to three studios of a category show an invitation each, and more are tiles', async () => {
  const vendor = (vassalage: string) => ({ vassalage, mobileLargeIcon: '' }) as Vendor;
  const names = { SV3: 'Red Spur', IMES: 'Arena Eight' };
  const block = (...vendors: string[]) => (
    <LowerBlock
      code="COCKFIGHT"
      scope={{ ...scope, sportsVendors: { esports: [], cockfight: [] } }}
      catalogue={{ categories: [{ code: 'COCKFIGHT', vendors: vendors.map(vendor) }], names }}
      sportsPicture=""
    />
  );
  const view = await show(block('SV3'));
  const link = await screen.findByRole('link', { name: 'Red Spur Pick your match' });
  expect(link.getAttribute('href')).toBe('/m/sportsGame?vassalage=SV3');
  await view.rerender(block('SV3', 'IMES', 'C'));
  screen.getByRole('link', { name: 'Arena Eight Pick your match' });
  expect(screen.getAllByRole('link', { name: /Pick your match/ })).toHaveLength(3);
  await view.rerender(block('SV3', 'IMES', 'C', 'D'));
  screen.getByRole('link', { name: 'Arena Eight' });
  expect(screen.queryByRole('link', { name: /Pick your match/ })).toBeNull();
});

test("a studio of a category shows its first game's picture, and the category's icon without one", async () => {
  const vendor = { vassalage: 'SV3', mobileLargeIcon: '' } as Vendor;
  const block = (language: string) => (
    <LowerBlock
      code="COCKFIGHT"
      scope={{ ...scope, language, sportsVendors: { esports: [], cockfight: [] } }}
      catalogue={{ categories: [{ code: 'COCKFIGHT', vendors: [vendor] }], names: {} }}
      sportsPicture=""
    />
  );
  const pictures = () =>
    [...screen.getByRole('link', { name: /Pick your match/ }).querySelectorAll('img')].map(({ src }) => src);
  const view = await show(block('EN'));
  await settled(() => expect(pictures().length).toBeGreaterThan(0));
  const covers = (await readGames(scope, { vassalage: 'SV3' }, 1, 1)).games.map(({ iconUrl }) => iconUrl);
  expect([...new Set(pictures())]).toEqual(covers);
  here.gateway.faults!.set({ endpoint: 'getGames', status: 500 });
  await view.rerender(block('HI'));
  expect(pictures()).toEqual([]);
  expect(screen.getByRole('link', { name: /Pick your match/ }).querySelector('svg.icon')).not.toBeNull();
});
