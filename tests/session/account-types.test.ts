import { describe, expect, test } from 'vitest';
import { isAgent, isRealAccount, isTrial, skipsContracts } from '../../src/session/account-types.ts';

describe('SE-3 the four readings of account types', () => {
  test.each([
    // type, real, trial, agent, skips contracts
    [0, true, false, false, false],
    [1, true, false, true, false],
    [2, true, false, true, false],
    [4, false, true, false, true],
    [40, false, false, false, true],
    [41, false, false, true, true],
    [42, false, false, true, true],
    [3, false, false, true, false],
    [10, false, false, true, false],
    [43, false, false, true, false],
  ])('type %i', (type, real, trial, agent, skips) => {
    expect([isRealAccount(type), isTrial(type), isAgent(type), skipsContracts(type)]).toEqual([
      real,
      trial,
      agent,
      skips,
    ]);
  });
});
