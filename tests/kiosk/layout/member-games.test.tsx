// @module-tag KI-1
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { MemberGames } from '../../../kiosk/layout/member-games.tsx';
import { loadMessages } from '../../../src/i18n/language.ts';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';

const here = environmentPerTest();

beforeEach(() => loadMessages(['account']));

const heads = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

test('below the member centre of a terminal are the last games of the member and the hot ones', async () => {
  await here.signIn('maya7');
  await show(<MemberGames />);
  await screen.findAllByText('Lantern Tiger');
  await expect.poll(heads).toEqual(['Recently played', 'Hot games']);
  screen.getByText('Dusk Tower');
});

test('a new member sees the hot games only', async () => {
  await here.signIn('newbie');
  await show(<MemberGames />);
  await screen.findAllByText('Lantern Tiger');
  expect(heads()).toEqual(['Hot games']);
});
