// @module-tag EM-1
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Origin } from '../../embed/mount-contract.ts';

const settings = { gateway: 'https://gateway.example/api', paths: {} } as Origin['settings'];
const origin = (more: Partial<Origin> = {}): Origin => ({
  site: 'https://play.example',
  files: 'https://play.example/embed/',
  partner: 'acme',
  ...(settings && { settings }),
  ...more,
});

interface Sent {
  address: string;
  init: RequestInit;
}
let sent: Sent[];
let observers: FakeObserver[];
let hidden: boolean;

/** Replaces IntersectionObserver: the test says what is in view. */
class FakeObserver {
  readonly targets = new Set<Element>();
  readonly tell: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.tell = report;
    observers.push(this);
  }
  observe(target: Element) {
    this.targets.add(target);
  }
  unobserve(target: Element) {
    this.targets.delete(target);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  sent = [];
  observers = [];
  hidden = false;
  vi.stubGlobal('__COUNT_CALL__', { name: 'countVisits', path: '/wps/affiliate/visits' });
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init });
    return new Response();
  });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  document.body.replaceChildren();
});

/** Adds a mount to the page as the loader does. */
async function mounted(name = 'winners', from = origin()) {
  const { mount } = await import('../../embed/visits/visits.ts');
  const host = document.createElement('div');
  host.dataset.foyer = name;
  document.body.append(host);
  mount(host, from);
  return host;
}

/** Reports how much of a mount is in view. */
function look(target: Element, intersectionRatio: number, height = 0) {
  const entry = {
    target,
    intersectionRatio,
    isIntersecting: intersectionRatio > 0,
    intersectionRect: { height },
  };
  for (const observer of observers) {
    if (observer.targets.has(target)) observer.tell([entry] as never, observer as never);
  }
}

function leave() {
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  window.dispatchEvent(new Event('pagehide'));
}
function comeBack() {
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** Returns the counts sent so far. */
const reports = () => sent.map(({ init }) => Object.fromEntries(init.body as URLSearchParams));

describe('a mount counts as seen', () => {
  test('once, after half of it was in view for a second', async () => {
    const host = await mounted();
    look(host, 0.5);
    vi.advanceTimersByTime(999);
    leave();
    expect(reports()).toEqual([]);
    comeBack();
    look(host, 0.5);
    vi.advanceTimersByTime(1000);
    leave();
    expect(reports()).toEqual([{ seen: 'winners' }]);
    comeBack();
    look(host, 1);
    vi.advanceTimersByTime(5000);
    const { mount } = await import('../../embed/visits/visits.ts');
    mount(host, origin());
    look(host, 1);
    vi.advanceTimersByTime(5000);
    leave();
    expect(reports()).toHaveLength(1);
  });

  test.each([
    ['less than half of it', 0.49, 0],
    ['nothing of it', 0, 0],
  ])('not with %s in view', async (_, ratio, height) => {
    const host = await mounted();
    look(host, ratio, height);
    vi.advanceTimersByTime(5000);
    leave();
    expect(reports()).toEqual([]);
  });

  test('when it fills half of the viewport, if it is higher than two', async () => {
    const host = await mounted('lobby');
    look(host, 0.2, innerHeight / 2 - 1);
    vi.advanceTimersByTime(5000);
    leave();
    expect(reports()).toEqual([]);
    comeBack();
    look(host, 0.2, innerHeight / 2);
    vi.advanceTimersByTime(1000);
    leave();
    expect(reports()).toEqual([{ seen: 'lobby' }]);
  });

  test('not in fractions of a second, in a hidden tab, or after unmounting', async () => {
    const host = await mounted();
    look(host, 1);
    vi.advanceTimersByTime(999);
    look(host, 0.4);
    look(host, 1);
    vi.advanceTimersByTime(999);
    hidden = true;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    look(host, 1);
    vi.advanceTimersByTime(5000);
    comeBack();
    look(host, 1);
    delete host.dataset.foyer;
    vi.advanceTimersByTime(5000);
    leave();
    expect(reports()).toEqual([]);
  });

  test('not after it was removed, and is not kept in memory', async () => {
    const host = await mounted();
    host.remove();
    const next = await mounted();
    expect(observers.map(({ targets }) => [...targets])).toEqual([[next]]);
    next.remove();
    look(next, 0);
    expect(observers[0]!.targets.size).toBe(0);
  });
});

describe('a mount counts as used', () => {
  test('for each chosen game', async () => {
    const host = await mounted();
    host.dispatchEvent(new CustomEvent('foyer:game'));
    host.dispatchEvent(new CustomEvent('foyer:game'));
    leave();
    expect(reports()).toEqual([{ used: 'winners,winners' }]);
  });

  test('when the login opens, and for no other click', async () => {
    const login = await mounted('login');
    const board = await mounted('winners');
    login.click();
    board.click();
    leave();
    expect(reports()).toEqual([{ used: 'login' }]);
  });

  test('for links that leave the page, also in new tabs, but not for others or the context menu', async () => {
    const host = await mounted('announcements');
    const link = document.createElement('a');
    // A link that navigates would end the test.
    link.href = '#activity';
    const inner = document.createElement('b');
    link.append(inner);
    host.attachShadow({ mode: 'open' }).append(link);
    const press = (type: string, button: number) =>
      inner.dispatchEvent(new MouseEvent(type, { button, bubbles: true, composed: true, cancelable: true }));
    press('click', 0);
    press('auxclick', 1);
    press('auxclick', 2);
    link.addEventListener('click', (event) => event.preventDefault());
    press('click', 0);
    leave();
    expect(reports()).toEqual([{ used: 'announcements,announcements' }]);
  });
});

describe('the counts', () => {
  test('are sent in one request that survives the page and contains nothing else', async () => {
    const host = await mounted();
    look(host, 1);
    vi.advanceTimersByTime(1000);
    host.dispatchEvent(new CustomEvent('foyer:game'));
    leave();
    expect(sent).toHaveLength(1);
    const [{ address, init }] = sent as [Sent];
    expect(address).toBe('https://gateway.example/api/wps/affiliate/visits?partner=acme');
    expect(Object.fromEntries(init.body as URLSearchParams)).toEqual({ seen: 'winners', used: 'winners' });
    expect({ ...init, body: undefined }).toEqual({
      method: 'POST',
      body: undefined,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  });

  test('are sent in batches of fifty per kind', async () => {
    const host = await mounted();
    for (let time = 0; time < 60; time++) host.dispatchEvent(new CustomEvent('foyer:game'));
    leave();
    expect(reports().map(({ used }) => used!.split(',').length)).toEqual([50, 10]);
  });

  test('use the path of the operator’s settings, which are fetched if no mount has them', async () => {
    const requests: string[] = [];
    const body = { gateway: '', endpoints: { countVisits: '/count' } };
    const request = async (file: string) => {
      requests.push(file);
      return Response.json(body);
    };
    const { settings: _, ...bare } = origin({ ask: request });
    const host = await mounted('login', bare);
    expect(requests).toEqual([]);
    host.click();
    host.click();
    await vi.advanceTimersByTimeAsync(0);
    leave();
    expect(requests).toEqual(['site.json']);
    expect(sent.map(({ address }) => address)).toEqual(['https://play.example/count?partner=acme']);
  });

  test('are lost silently if the gateway cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const lost = vi.fn();
    process.on('unhandledRejection', lost);
    const host = await mounted();
    host.dispatchEvent(new CustomEvent('foyer:game'));
    leave();
    await vi.advanceTimersByTimeAsync(0);
    process.off('unhandledRejection', lost);
    expect(lost).not.toHaveBeenCalled();
  });

  test.each([
    ['a browser that asks for privacy', { globalPrivacyControl: true }, {}],
    ['a browser that says Do Not Track', { doNotTrack: '1' }, {}],
    ['a page that names no partner', {}, { partner: '' }],
    ['a page of the operator’s own', {}, { site: location.origin }],
  ])('contain nothing of %s', async (_, about, from) => {
    vi.stubGlobal('navigator', about);
    const host = await mounted('login', origin(from));
    look(host, 1);
    vi.advanceTimersByTime(5000);
    host.click();
    leave();
    expect([sent, observers]).toEqual([[], []]);
  });

  test('are sent for a browser that allows it', async () => {
    vi.stubGlobal('navigator', { doNotTrack: '0', globalPrivacyControl: false });
    (await mounted('login')).click();
    leave();
    expect(sent).toHaveLength(1);
  });
});
