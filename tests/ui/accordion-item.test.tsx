import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { $texts, switchLanguage } from '../../src/i18n/language.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';
import { TextsScope } from '../../src/i18n/texts-scope.tsx';
import { AccordionItem } from '../../src/ui/accordion-item.tsx';
import { sourceMessages, testEnvironment } from '../support/test-environment.ts';

const item = (at: string) => (
  <TextsScope value={$texts.get()}>
    <AccordionItem id="one" title="Keep it fun" at={at} open={false} onToggle={() => {}}>
      Text
    </AccordionItem>
  </TextsScope>
);

/** Hydrates an item whose server rendered a text for its date. @returns what the date shows */
async function hydrated(at: string, served: string) {
  await testEnvironment();
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(item(at));
  for (const day of root.querySelectorAll('.day')) day.textContent = served;
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  const page = await act(async () => hydrateRoot(root, item(at)));
  onTestFinished(() => act(() => page.unmount()));
  const shown = async (code: LanguageCode, day: string) => {
    await switchLanguage(code, sourceMessages);
    await act(async () => page.render(item(day)));
    return root.querySelector('.day')!.textContent;
  };
  return { format, shown };
}

test('keeps the server’s text of a day without a date format, until it changes', async () => {
  const { shown, format } = await hydrated('2026-11-30', 'Nov 30, 2026');
  expect(await shown('EN', '2026-11-30')).toBe('Nov 30, 2026');
  expect(format).not.toHaveBeenCalled();
  expect(await shown('ES', '2026-11-30')).toBe('30 nov 2026');
  expect(await shown('EN', '2026-11-30')).toBe('Nov 30, 2026');
  expect(await shown('EN', '2026-11-29')).toBe('Nov 29, 2026');
});

test('formats a time for the device’s zone, and keeps other text', async () => {
  const time = await hydrated('2026-11-30T14:30:00Z', 'Nov 30, 2026');
  expect(time.format.mock.lastCall![1]).toMatchObject({ timeZone: undefined });
  const text = await hydrated('yesterday', 'yesterday');
  expect(await text.shown('EN', 'yesterday')).toBe('yesterday');
});
