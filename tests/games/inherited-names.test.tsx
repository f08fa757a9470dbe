import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fieldForError } from '../../src/features/account/register/field-for-error.ts';
import { CategoryMenu } from '../../src/features/game-centre/category-menu.tsx';
import { modeOf } from '../../src/features/game-centre/game-centre.ts';
import { addressOf, parseState } from '../../src/features/game-centre/list-address.ts';
import { anchorsOf } from '../../src/features/home/anchors.ts';
import { SideMenu } from '../../src/features/home/side-menu.tsx';
import { playTypeName } from '../../src/features/lottery/mode-texts.ts';
import { categoryName } from '../../src/games/category-texts.ts';
import { VendorTiles } from '../../src/games/studios/vendor-tiles.tsx';
import { buildCatalogue } from '../../src/gateway/endpoints/shared/catalogue.ts';
import { linkToCategory } from '../../src/routes/routes.ts';
import { show } from '../support/show.tsx';
import { testEnvironment } from '../support/test-environment.ts';

beforeEach(() => testEnvironment());

/** What every object of the language inherits, and an operator may all the same call a category or a vendor. */
const inherited = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];
const t = (key: string) => `text ${key}`;

test.each(inherited)('shows a category named %s as one of the operator’s own', async (code) => {
  expect(categoryName(code, t)).toBe(code);
  const address = `/m/gameList?gameType=${code}`;
  expect(linkToCategory(code)).toBe(address);
  const state = parseState('gameList', new URLSearchParams({ gameType: code }));
  expect(modeOf(state)).toBe('all');
  expect(addressOf({ ...state, vendor: undefined })).toBe(address);
  await show(
    <>
      <CategoryMenu codes={[code]} current="" />
      <SideMenu codes={anchorsOf([{ code, vendors: [] }], false)} rendered={[]} />
    </>,
  );
  const links = screen.getAllByRole('link', { name: code });
  expect(links.map((link) => link.querySelectorAll('svg > *').length > 0)).toEqual([true, true]);
});

test.each(inherited)('omits a category named %s without vendors', (gameCategory) => {
  const sorting = [{ gameCategory, vendorNames: [] }];
  expect(buildCatalogue({ sorting, mapping: {}, display: {} }, undefined).categories).toEqual([]);
});

test.each(inherited)('shows the names of a vendor, a play type and a refusal named %s', async (code) => {
  const vendor = { vassalage: code, displayName: '', mobileLargeIcon: '' };
  await show(
    <VendorTiles category={{ code: 'SPORTS', vendors: [vendor as never] }} names={{}} hrefOf={() => '/'} />,
  );
  screen.getByText(code);
  expect(playTypeName(code, t)).toBe(code);
  expect(fieldForError(code)).toBeUndefined();
});
