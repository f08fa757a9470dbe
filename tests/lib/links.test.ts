import { describe, expect, test } from 'vitest';
import { playableUrl, safeUrl } from '../../src/lib/links.ts';

describe('an address from another site', () => {
  test.each([
    ['https://play.example/a', undefined, 'https://play.example/a'],
    ['http://play.example/', undefined, 'http://play.example/'],
    ['/m/home', 'https://play.example/m/login', 'https://play.example/m/home'],
    ['javascript:alert(1)', 'https://play.example/', undefined],
    ['data:text/html,hi', undefined, undefined],
    ['/m/home', undefined, undefined],
    ['http://', 'https://play.example/', undefined],
  ])('%s from %s leads to %s', (address, base, leads) => {
    expect(safeUrl(address, base)?.href).toBe(leads);
  });

  test.each([
    ['http://games.example/', 'https://play.example/', undefined],
    ['https://games.example/', 'https://play.example/', 'https://games.example/'],
    ['http://games.example/', 'http://play.example/', 'http://games.example/'],
    ['javascript:alert(1)', 'http://play.example/', undefined],
  ])('a game at %s on a page of %s opens at %s', (address, base, opens) => {
    expect(playableUrl(address, base)?.href).toBe(opens);
  });
});
