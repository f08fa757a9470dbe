import { expect, test } from 'vitest';
import { installHelp } from '../../../src/features/install/install-help.ts';

const desktop = {
  system: 'other',
  options: [],
  running: false,
  wide: true,
  settings: { appWindow: true, homeScreen: true },
} as const;

test.each([
  ['a code on a wide screen', {}, 'code'],
  ['steps on a narrow screen', { wide: false }, 'guide'],
  ['steps where the device offers them', { system: 'android', options: ['Android', 'guide'] }, 'guide'],
  ['nothing on a phone with an install prompt', { system: 'android', options: ['prompt'] }, undefined],
  ['nothing on a narrow screen with an install prompt', { wide: false, options: ['prompt'] }, undefined],
  ['nothing in the app', { running: true, wide: false }, undefined],
  [
    'nothing without a window of the app',
    { settings: { appWindow: false, homeScreen: true }, wide: false },
    undefined,
  ],
  [
    'nothing without the home screen',
    { settings: { appWindow: true, homeScreen: false }, wide: false },
    undefined,
  ],
] as const)('shows %s', { tags: ['WL-13'] }, (_title, change, shown) => {
  expect(installHelp({ ...desktop, ...change })).toBe(shown);
});
