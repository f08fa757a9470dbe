import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settled } from '../support/patient.ts';

const SCRIPTS = Symbol.for('foyer');
const site = 'https://play.example';
const shelf = document as unknown as Record<symbol, Record<string, string> | undefined>;
const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  vi.resetModules();
  // No test loads a script from the network; `arrive` simulates it.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) requests.push(node as HTMLScriptElement);
  });
});

afterEach(() => {
  requests.length = 0;
  delete shelf[SCRIPTS];
  Reflect.deleteProperty(window, 'Foyer');
});

const requests: HTMLScriptElement[] = [];
const mounted: Element[] = [];

/** Simulates a loaded script. */
function arrive(script: HTMLScriptElement, version = '0.1.0'): void {
  shelf[SCRIPTS] = { [new URL(script.src).origin]: version };
  const mount = (element: Element) => void mounted.push(element);
  Object.assign(window, { Foyer: { version, mount } });
  script.dispatchEvent(new Event('load'));
}

const load = async () => (await import('../../embed/npm/load-foyer.ts')).loadFoyer;
const component = async () => (await import('../../embed/npm/foyer-mount.tsx')).FoyerMount;

describe('npm package in the browser', { tags: ['EM-1'] }, () => {
  test('loads the script once and resolves to the global', async () => {
    const loadFoyer = await load();
    const first = loadFoyer({ site, partner: 'acme' });
    const second = loadFoyer({ site: `${site}/m/home`, partner: 'acme' });
    expect(second).toBe(first);
    expect(requests).toHaveLength(1);
    const [script] = requests;
    expect(script!.src).toBe('https://play.example/embed/foyer.js');
    expect(script!.dataset.partner).toBe('acme');
    expect(script!.integrity).toBe('');
    expect(script).toMatchObject({ crossOrigin: 'anonymous', referrerPolicy: 'no-referrer' });
    arrive(script!);
    expect(await first).toBe((window as { Foyer?: unknown }).Foyer);
  });

  test('does not load a script that the page already has', async () => {
    shelf[SCRIPTS] = { [site]: '0.1.0' };
    const foyer = { mount() {} };
    Object.assign(window, { Foyer: foyer });
    const loadFoyer = await load();
    expect(await loadFoyer({ site, partner: 'acme' })).toBe(foyer);
    expect(requests).toEqual([]);
  });

  test('pins a version with its hash and the page’s nonce', async () => {
    const loadFoyer = await load();
    void loadFoyer({ site, partner: 'acme', version: '0.1.0', integrity: 'sha384-abc', nonce: 'n' });
    const [script] = requests;
    expect(script!.src).toBe('https://play.example/embed/0.1.0/foyer.js');
    expect(script).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous', nonce: 'n' });
  });

  test('retries on the next call after a failure', async () => {
    const loadFoyer = await load();
    const first = loadFoyer({ site, partner: 'acme' });
    requests[0]!.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('foyer.js cannot be had');
    const second = loadFoyer({ site, partner: 'acme' });
    expect(requests).toHaveLength(2);
    arrive(requests[1]!);
    expect(await second).toBeTruthy();
  });

  test('rejects if the script does not start or Foyer belongs to the page', async () => {
    const loadFoyer = await load();
    const silent = loadFoyer({ site, partner: 'acme' });
    requests[0]!.dispatchEvent(new Event('load'));
    await expect(silent).rejects.toThrow('did not start');

    const taken = loadFoyer({ site, partner: 'acme' });
    Object.assign(window, { Foyer: 'mine' });
    shelf[SCRIPTS] = { [site]: '0.1.0' };
    requests[1]!.dispatchEvent(new Event('load'));
    await expect(taken).rejects.toThrow("window.Foyer is the page's own");
  });

  test.each([
    [{ site: 'play.example', partner: 'acme' }, TypeError],
    [{ site: 'javascript:alert(1)', partner: 'acme' }, 'is not an origin'],
    [{ site, partner: '' }, 'partner is missing'],
    [{ site, partner: 'acme', version: '../evil' }, 'is not a version'],
    [{ site, partner: 'acme', integrity: 'sha384-abc' }, 'integrity needs a version'],
  ])('rejects invalid options: %j', async (options, reason) => {
    const loadFoyer = await load();
    await expect(loadFoyer(options)).rejects.toThrow(reason);
    expect(requests).toEqual([]);
  });

  test('uses one Trusted Types policy', async () => {
    const createPolicy = vi.fn((_: string, rules: { createScriptURL(text: string): string }) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    const loadFoyer = await load();
    for (const each of ['https://a.example', 'https://b.example'])
      void loadFoyer({ site: each, partner: 'acme' });
    expect(requests.map(({ src }) => src)).toEqual([
      'https://a.example/embed/foyer.js',
      'https://b.example/embed/foyer.js',
    ]);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['foyer-npm']);
  });

  test('applies changed props, and loads the script once under StrictMode', async () => {
    const FoyerMount = await component();
    const onGame = vi.fn();
    const page = (limit: number | undefined, more = {}) => (
      <StrictMode>
        <FoyerMount site={`${site}/`} partner="acme" foyer="winners" {...(limit && { limit })} {...more}>
          All wins
        </FoyerMount>
      </StrictMode>
    );
    const { rerender, unmount } = render(page(5));
    const host = screen.getByText('All wins');
    const written = () => Object.fromEntries([...host.attributes].map(({ name, value }) => [name, value]));
    expect(written()).toEqual({ 'data-site': site, 'data-foyer': 'winners', 'data-limit': '5' });
    expect(requests).toHaveLength(1);

    rerender(page(undefined, { lang: 'ur', minHeight: 300, onGame }));
    expect(screen.getByText('All wins')).toBe(host);
    expect(written()).toEqual({
      'data-site': site,
      'data-foyer': 'winners',
      'data-lang': 'ur',
      'data-min-height': '300',
    });
    host.dispatchEvent(new CustomEvent('foyer:game', { detail: { gameId: '7' } }));
    expect(onGame).toHaveBeenCalledOnce();
    const later = vi.fn();
    rerender(page(undefined, { onGame: later }));
    host.dispatchEvent(new CustomEvent('foyer:game'));
    expect(later).toHaveBeenCalledOnce();
    expect(onGame).toHaveBeenCalledOnce();
    unmount();
    host.dispatchEvent(new CustomEvent('foyer:game'));
    expect(later).toHaveBeenCalledOnce();
    expect(requests).toHaveLength(1);
    expect(scripts()).toEqual([]);
  });

  test('mounts by script in a shadow root', async () => {
    const FoyerMount = await component();
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const container = root.appendChild(document.createElement('div'));
    const outside = render(<FoyerMount site={site} partner="acme" foyer="winners" id="outside" />);
    render(<FoyerMount site={site} partner="acme" foyer="winners" id="inside" />, { container });
    arrive(requests[0]!);
    await settled(() => expect(mounted.map(({ id }) => id)).toEqual(['inside']));
    outside.unmount();
  });

  test('reports a failed script to mounted components only', async () => {
    const FoyerMount = await component();
    const listener = vi.fn();
    const gone = vi.fn();
    render(<FoyerMount site={site} partner="acme" foyer="winners" onLoadFailed={listener} />);
    render(<FoyerMount site={site} partner="acme" foyer="winners" onLoadFailed={gone} />).unmount();
    requests[0]!.dispatchEvent(new Event('error'));
    await settled(() => expect(listener).toHaveBeenCalledOnce());
    expect(String(listener.mock.calls[0]![0])).toContain('cannot be had');
    expect(gone).not.toHaveBeenCalled();
  });

  test('hydrates the server’s HTML without warnings', async () => {
    const FoyerMount = await component();
    const element = <FoyerMount site={site} partner="acme" foyer="winners" limit={3} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onRecoverableError = vi.fn();
    const root = hydrateRoot(container, element, { onRecoverableError });
    await settled(() => expect(requests).toHaveLength(1));
    expect(complain).not.toHaveBeenCalled();
    expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
  });
});
