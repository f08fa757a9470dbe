// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type StartupWatch, watchStartup } from '../../../src/shell/status/startup-watch.ts';

const texts = {
  en: { waiting: 'Waiting', slow: 'Slow', offline: 'Offline', config: 'Config', retry: 'Retry' },
  ur: { waiting: 'w', slow: 's', offline: 'o', config: 'c', retry: 'r', rtl: true },
};

let watch: StartupWatch;
const element = () => document.getElementById('start-failed')!;
const shownText = () => (element().hidden ? '' : element().querySelector('p')!.textContent);
const waits = () => element().classList.contains('first__failed--waiting');

function open(): void {
  document.body.innerHTML =
    '<div id="start-failed" hidden><p></p><button type="button"></button></div>' +
    `<script type="application/json" id="start-texts">${JSON.stringify(texts)}</script>`;
  watch = watchStartup();
}

beforeEach(() => {
  vi.useFakeTimers();
  open();
});

describe('a slow start', { tags: ['SY-2'] }, () => {
  test('shows a message after 5 s, over the waiting screen', () => {
    vi.advanceTimersByTime(4_999);
    expect(shownText()).toBe('');
    vi.advanceTimersByTime(1);
    expect(shownText()).toBe('Waiting');
    expect(waits()).toBe(true);
  });

  test('offers a restart after 20 s', () => {
    vi.advanceTimersByTime(19_999);
    expect(waits()).toBe(true);
    vi.advanceTimersByTime(1);
    expect([shownText(), waits()]).toEqual(['Slow', false]);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const button = element().querySelector('button')!;
    expect(button.textContent).toBe('Retry');
    button.click();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('a late start removes the message for good', () => {
    vi.advanceTimersByTime(5_000);
    watch.shown();
    expect(shownText()).toBe('');
    vi.advanceTimersByTime(60_000);
    expect(shownText()).toBe('');
  });

  test('shows a failure at once, and nothing later', () => {
    watch.failed();
    expect([shownText(), waits()]).toEqual(['Offline', false]);
    vi.advanceTimersByTime(60_000);
    expect(shownText()).toBe('Offline');
  });

  test('names the invalid field of the operator’s config', () => {
    watch.failed('brand.name: wrong');
    expect(shownText()).toBe('Config\nbrand.name: wrong');
  });

  test('uses the browser’s language if supported, otherwise English', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['xx', 'ur-PK', 'en']);
    watch.failed();
    expect([shownText(), element().dir, element().lang]).toEqual(['o', 'rtl', 'ur']);
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['xx']);
    watch.failed();
    expect([shownText(), element().dir, element().lang]).toEqual(['Offline', 'ltr', 'en']);
  });
});
