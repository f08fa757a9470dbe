import { describe, expect, test } from 'vitest';
import {
  holdsMoney,
  isAgent,
  isRealAccount,
  isTrial,
  skipsContracts,
} from '../../src/session/account-types.ts';

describe('the five readings of account types', { tags: ['SE-3'] }, () => {
  test.each([
    // type, real, trial, agent, skips contracts, holds money
    [0, true, false, false, false, true],
    [1, true, false, true, false, true],
    [2, true, false, true, false, true],
    [4, false, true, false, true, false],
    [40, false, false, false, true, false],
    [41, false, false, true, true, true],
    [42, false, false, true, true, true],
    [3, false, false, true, false, true],
    [10, false, false, true, false, true],
    [43, false, false, true, false, true],
  ])('type %i', (type, real, trial, agent, skips, money) => {
    expect({
      real: isRealAccount(type),
      trial: isTrial(type),
      agent: isAgent(type),
      skips: skipsContracts(type),
      money: holdsMoney(type),
    }).toEqual({ real, trial, agent, skips, money });
  });
});
