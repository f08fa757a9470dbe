import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkKiosk } from '../../src/edge/node/check-kiosk.ts';
import { textFiles } from './text-files.ts';

const check = (text?: string) =>
  checkKiosk(textFiles(() => (text === undefined ? {} : { 'kiosk.json': text })));
const venue = { venue: 'Lounge' };

test.each<[settings: object, problems: string[]]>([
  [{ ...venue, idleSecond: 60 }, ['idleSecond']],
  [{ ...venue, language: 'XX' }, ['language']],
  [
    { ...venue, terminals: { one: { idleSeconds: 1 }, two: {}, three: { pages: ['games'] } } },
    ['terminals.one.idleSeconds', 'terminals.three.pages'],
  ],
  [{ ...venue, terminals: { one: {} } }, []],
])('names the wrong fields of %j', async (settings, fields) => {
  const problems = await check(JSON.stringify(settings));
  expect(problems).toEqual(fields.map((field) => expect.stringContaining(`kiosk.json: ${field}`)));
});

test('finds nothing in the demo, nor in a brand without terminals, and names a file that is no JSON', async () => {
  expect(await check(readFileSync(join(import.meta.dirname, '../../demo/kiosk.json'), 'utf8'))).toEqual([]);
  expect(await check()).toEqual([]);
  expect(await check('{')).toEqual([expect.stringContaining('not valid JSON')]);
});
