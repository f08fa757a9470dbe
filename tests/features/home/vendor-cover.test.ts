// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { vendorCover } from '../../../src/features/home/vendor-cover.ts';
import { readGames } from '../../../src/games/games.ts';
import { closeAfter } from '../../support/close-after.ts';
import { until } from '../../support/patient.ts';
import { testEnvironment } from '../../support/test-environment.ts';

const scope = { merchantCode: 'foyer', language: 'EN' };

beforeEach(async () => {
  await testEnvironment();
});

async function coverOf(category: string, vassalage: string): Promise<string> {
  const $cover = vendorCover(scope, category, vassalage);
  closeAfter($cover.listen(() => {}));
  return until(() => {
    const cover = $cover.get();
    return cover.state === 'ready' && cover.value;
  });
}

test('the card of a studio has a game of its category, or any if the gateway has none in it', async () => {
  const { games } = await readGames(scope, { vassalage: 'IMES' }, 1, 9, new AbortController().signal);
  const categoryOf = (cover: string) => games.find(({ iconUrl }) => iconUrl === cover)?.gameType;
  expect(categoryOf(await coverOf('ESPORTS', 'IMES'))).toBe('ESPORTS');
  expect(categoryOf(await coverOf('SPORTS', 'IMES'))).toBe('SPORTS');
  expect(await coverOf('COCKFIGHT', 'SV3')).not.toBe('');
});
