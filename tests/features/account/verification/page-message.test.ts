import { expect, test } from 'vitest';
import { tokenFrom } from '../../../../src/features/account/verification/page-message.ts';

const page = 'https://check.example/page.html?x=1';
const origin = 'https://check.example';

test("accepts only messages with a token from the page's own origin", { tags: ['RG-4'] }, () => {
  expect(tokenFrom({ origin, data: { recaptchaToken: 't' } }, page)).toBe('t');
  const wrong = [
    { origin: 'https://evil.example', data: { recaptchaToken: 't' } },
    { origin: 'null', data: { recaptchaToken: 't' } },
    { origin, data: 't' },
    { origin, data: { recaptchaToken: '' } },
    { origin, data: { recaptchaToken: 5 } },
    { origin, data: { recaptchaToken: 't'.repeat(9_000) } },
    { origin, data: null },
  ];
  expect(wrong.map((message) => tokenFrom(message, page))).toEqual(wrong.map(() => undefined));
});
