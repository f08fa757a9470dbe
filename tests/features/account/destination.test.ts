import { expect, test } from 'vitest';
import { destinationAfterLogin } from '../../../src/features/account/destination.ts';

test.each([
  [null, '/m/home'],
  ['', '/m/home'],
  ['/m/voucherCenter', '/m/voucherCenter'],
  ['/m/gameList?gameType=RNG&vassalage=AST', '/m/gameList?gameType=RNG&vassalage=AST'],
  ['/m/login', '/m/home'],
  ['/m/register?from=/m/set', '/m/home'],
  ['/m/nowhere', '/m/home'],
  ['/elsewhere', '/m/home'],
  ['/mallory', '/m/home'],
  ['https://mallory.example/m/set', '/m/home'],
  ['//mallory.example/m/set', '/m/home'],
  ['/\\mallory.example/m/set', '/m/home'],
  ['/m/..//mallory.example', '/m/home'],
  ['/m/%2e%2e//mallory.example', '/m/home'],
  ['javascript:alert(1)//m/home', '/m/home'],
  ['\t//mallory.example/m/set', '/m/home'],
  ['http://[', '/m/home'],
])('LG-9 after login %j leads to %j', (from, to) => {
  expect(destinationAfterLogin(from)).toBe(to);
});
