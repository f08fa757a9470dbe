import { describe, expect, test } from 'vitest';
import { hasTwoScripts, type KeyboardMode, keysFor, usesOwnScript } from '../../../kiosk/keyboard/keys.ts';

const at = (place: Partial<KeyboardMode>): KeyboardMode => ({
  purpose: 'text',
  language: 'UR',
  latin: false,
  signs: false,
  shifted: false,
  ...place,
});
const keys = (place: Partial<KeyboardMode>) => keysFor(at(place)).flat();

describe('the keys on screen', { tags: ['KI-1'] }, () => {
  test.each<[string, Partial<KeyboardMode>, string, string]>([
    ['a text in Urdu', {}, 'ق', 'q'],
    ['with Shift', { shifted: true }, 'ڑ', 'ر'],
    ['in Latin letters', { latin: true }, 'q', 'ق'],
    ['signs', { signs: true }, '@', 'ق'],
    ['a name', { purpose: 'latin', latin: true }, 'q', 'ق'],
    ['a nickname', { purpose: 'latin' }, 'ق', 'q'],
    ['an address', { purpose: 'email' }, '.com', 'ق'],
    ['signs of an address', { purpose: 'email', signs: true }, '!', 'q'],
    ['a code', { purpose: 'digits' }, '0', '.'],
    ['an amount', { purpose: 'decimal' }, '.', '+'],
    ['a telephone number', { purpose: 'tel', signs: true }, '+', '@'],
    ['a text in Spanish', { language: 'ES' }, 'ñ', 'ç'],
    ['a name in Spanish', { language: 'ES', purpose: 'latin', latin: true, shifted: true }, 'Ñ', 'ñ'],
  ])('%s', (_, place, has, hasNot) => {
    expect(keys(place)).toContain(has);
    expect(keys(place)).not.toContain(hasNot);
  });

  test.each<[Partial<KeyboardMode>, boolean, boolean]>([
    [{}, true, true],
    [{ latin: true }, true, false],
    [{ signs: true }, true, false],
    [{ language: 'PT', latin: true }, false, true],
    [{ purpose: 'latin' }, true, true],
    [{ purpose: 'email' }, false, false],
    [{ purpose: 'digits' }, false, false],
  ])('with %j switch between scripts: %s; are in the language’s own: %s', (place, two, own) => {
    expect([hasTwoScripts(at(place)), usesOwnScript(at(place))]).toEqual([two, own]);
  });
});
