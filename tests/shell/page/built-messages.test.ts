import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SiteConfig } from '../../../src/config/read-site-config.ts';
import { $siteConfig } from '../../../src/config/site-config.ts';
import { asLoadError } from '../../../src/gateway/http/errors.ts';
import { builtMessages } from '../../../src/shell/page/built-messages.ts';

beforeEach(() => {
  vi.stubGlobal('__TEXTS__', '/texts/');
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('late', 'TimeoutError')), ms);
    return limit.signal;
  });
  vi.useFakeTimers();
});

const never = new Promise<never>(() => {});
const silent = {
  answer: () => never,
  body: async () => Object.assign(new Response(), { json: () => never }),
};

describe('texts', { tags: ['SY-2'] }, () => {
  test.each(['answer', 'body'] as const)('whose %s never comes fail after 15 s', async (part) => {
    const failed = vi.fn();
    builtMessages(silent[part]).area('EN', 'account').catch(failed);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledOnce();
    expect(asLoadError(failed.mock.calls[0]?.[0])).toMatchObject({ kind: 'timeout' });
  });

  test('returns loaded messages, and reports missing ones as a server error', async () => {
    const get = vi.fn(async () => Response.json({ title: 'Hello' }));
    expect(await builtMessages(get).area('EN', 'account')).toEqual({ title: 'Hello' });
    expect(get).toHaveBeenCalledWith('/texts/EN/account.json', expect.anything());
    const gone = builtMessages(async () => new Response('', { status: 404 })).area('EN', 'account');
    await expect(gone).rejects.toMatchObject({ kind: 'server', status: 404 });
  });

  test.each([
    ['is missing', () => new Response('', { status: 404 })],
    ['is a page', () => new Response('<!doctype html>')],
  ])('of the operator fall back to the built-in ones when their file %s', async (_, answer) => {
    $siteConfig.set({ texts: '/m/texts' } as SiteConfig);
    const get = vi.fn(async () => answer());
    expect(await builtMessages(get).overrides?.('HI')).toEqual({});
    expect(get).toHaveBeenCalledWith('/m/texts/HI.json', expect.anything());
    $siteConfig.set(undefined);
  });
});
