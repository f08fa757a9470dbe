import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeAfter } from './close-after.ts';

const closed: string[] = [];
beforeAll(() => closeAfter(() => closed.push('of the file')));

describe('what a test opens', () => {
  test('is closed after it, before what the file opened', () => {
    closeAfter(() => closed.push('of the test'));
    expect(closed).toEqual([]);
  });

  afterAll(() => expect(closed).toEqual(['of the test']));
});
