import { expect, test } from 'vitest';
import { splitWideRules, wideMedia } from '../../src/build/styles/wide-rules.ts';

test('moves rules for wide screens to their own sheet and keeps the order of all others', () => {
  const wide = [
    '@media (width>=600px){a{b:c}}',
    '@media (width>=1024px),(width>=640px) and (height<=480px){d{e:f}}',
    '@media (width>=768px) and (hover:hover){g:hover{h:i}}',
  ];
  const others = [
    'a{b:d}',
    '@media (width>=599px){a{b:e}}',
    '@media (width<=767px){a{b:f}}',
    // A narrow screen meets the second of the two, or is no such screen.
    '@media (width>=600px),(height<=480px){a{b:g}}',
    '@media not print and (width>=600px){a{b:h}}',
    '@media (width>=600px) or (hover:hover){a{b:i}}',
    '@media (width>=40em){a{b:j}}',
    '@supports (display:grid){@media (width>=900px){a{b:k}}}',
    '@keyframes l{0%{opacity:0}}',
    'm{&:hover{n:o}}',
  ];
  const mixed = others.flatMap((rule, place) => (wide[place] ? [wide[place], rule] : [rule])).join('');
  expect(splitWideRules(mixed)).toEqual({ all: others.join(''), wide: wide.join('') });
  expect(splitWideRules('a{b:c}')).toEqual({ all: 'a{b:c}', wide: '' });
  // Any screen that matches one of the rules matches the media query of their stylesheet.
  expect(wideMedia).toBe('(min-width: 600px)');
});
