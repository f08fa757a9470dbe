import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { $status } from '../../../src/config/status.ts';
import { DownloadBar } from '../../../src/features/install/download-bar.tsx';
import { $offers, dismissBar } from '../../../src/features/install/install-offers.ts';
import { mutate } from '../../../src/gateway/cache/mutate.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import AppPage from '../../../src/pages/app.tsx';
import { $installPrompt, keepInstallPrompt } from '../../../src/platform/install-prompt.ts';
import type { Device } from '../../../src/platform/platform.ts';
import DownloadDialog from '../../../src/shell/drawers/download-dialog.tsx';
import { $panel, closePanel } from '../../../src/shell/drawers/panels.ts';
import { DownloadSlot } from '../../../src/shell/header/download-slot.tsx';
import DownloadTool from '../../../src/shell/header/download-tool.tsx';
import { reloadStatus } from '../../support/reload-status.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';
import { setWindowWidth } from '../../support/window-width.ts';

let here: TestEnvironment;
afterEach(() => {
  $installPrompt.set(undefined);
  closePanel();
});

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const SAFARI: Partial<Device> = { system: 'ios', agent: `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1` };
const CHROME_OF_IPHONE: Partial<Device> = { system: 'ios', agent: `${IPHONE} CriOS/137.0 Safari/604.1` };

async function open(device: Partial<Device>, features: Record<string, unknown> = {}, logo = '') {
  here = await testEnvironment({ device, config: { features, brand: { name: 'Foyer', logo } } });
  await loadMessages(['install']);
  $offers.listen(() => {});
  await act(reloadStatus);
}

const buttons = () =>
  screen
    .queryAllByRole('button')
    .map((button) => button.textContent)
    .filter(Boolean);
const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** A fake install prompt with the player's choice. */
function installPrompt(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }));
  return Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
}

describe('dialog', () => {
  test('iPhone: offers the app, the profile, and the guide on top; the terms link to help', {
    tags: ['DL-1'],
  }, async () => {
    await open(SAFARI);
    await show(<DownloadDialog />);
    expect(buttons()).toEqual(['iPhone app', 'Configuration profile', 'Add to home screen']);
    expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/m/help');
    expect(screen.getByRole('link', { name: 'About the app' }).getAttribute('href')).toBe('/m/app');
    await press('iPhone app');
    await press('Configuration profile');
    expect(here.seen.opened).toEqual([
      'https://apps.foyer.example/ios',
      'https://apps.foyer.example/foyer.mobileconfig',
    ]);
    await press('Add to home screen');
    const guide = screen.getByRole('dialog', { name: 'Add to home screen' });
    expect(
      within(guide)
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual([
      'Tap the Share button in Safari.',
      'Scroll down and tap “Add to Home Screen”.',
      'Confirm with “Add” or “Install”.',
    ]);
    await user.click(within(guide).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'Add to home screen' })).toBeNull();
    screen.getByRole('dialog', { name: 'Get the app' });
  });

  test('iPhone without Safari: says that Safari is needed', { tags: ['DL-2'] }, async () => {
    await open(CHROME_OF_IPHONE);
    await show(<DownloadDialog />);
    screen.getByText(/open this page in Safari/);
    expect(buttons()).toEqual(['iPhone app', 'Add to home screen']);
  });

  test('Android: offers the app and the guide, without what the operator turned off', {
    tags: ['DL-1'],
  }, async () => {
    await open({ system: 'android' });
    const view = await show(<DownloadDialog />);
    expect(buttons()).toEqual(['Android app', 'Add to home screen']);
    expect(screen.queryByText(/Safari/)).toBeNull();
    await view.unmount();
    await open({ system: 'android' }, { homeScreen: false });
    await show(<DownloadDialog />);
    expect(buttons()).toEqual(['Android app']);
    await press('Android app');
    expect(here.seen.opened).toEqual(['https://apps.foyer.example/foyer.apk']);
  });

  test("hides the store's app where the operator hides it", { tags: ['DL-1'] }, async () => {
    await open(SAFARI, { hideIosApp: true });
    await show(<DownloadDialog />);
    expect(buttons()).toEqual(['Configuration profile', 'Add to home screen']);
  });
});

describe('install prompt', () => {
  test('does not show by itself, replaces the guide, and asks once', { tags: ['DL-3'] }, async () => {
    await open({ system: 'android' });
    await show(<DownloadDialog />);
    const event = installPrompt('dismissed');
    await act(async () => keepInstallPrompt(event));
    expect(event.defaultPrevented).toBe(true);
    expect(buttons()).toEqual(['Android app', 'Install now']);
    await press('Install now');
    expect(event.prompt).toHaveBeenCalledOnce();
    expect(buttons()).toEqual(['Android app', 'Add to home screen']);
    expect(here.platform.persistentStorage.get('hideDownloadBar')).toBeUndefined();
  });

  test('the bar disappears once the site is installed', { tags: ['DL-2', 'DL-3'] }, async () => {
    await open({ system: 'android' });
    await show(<DownloadDialog />);
    await act(async () => keepInstallPrompt(installPrompt('accepted')));
    expect($offers.get().bar).toBe(true);
    await press('Install now');
    await waitFor(() => expect($offers.get().bar).toBe(false));
    expect(here.platform.persistentStorage.get('hideDownloadBar')).toBe('1');
  });
});

describe('download bar', { tags: ['DL-2'] }, () => {
  test('opens the dialog; closing it is stored and hides it', async () => {
    await open({ system: 'android' });
    await show(
      <>
        <DownloadSlot />
        <main id="content" tabIndex={-1} />
      </>,
    );
    const bar = screen.getByRole('complementary', { name: 'Get the app' });
    expect(bar.textContent).toContain('Foyer');
    await user.click(within(bar).getByRole('button', { name: 'Get the app' }));
    expect($panel.get()).toBe('downloads');
    await press('Hide this bar');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(here.platform.persistentStorage.get('hideDownloadBar')).toBe('1');
  });

  test('notifies its parent after storing', async () => {
    await open({ system: 'android' });
    const kept = vi.fn(() => here.platform.persistentStorage.get('hideDownloadBar'));
    await show(<DownloadBar onOpen={() => {}} onClose={() => void kept()} />);
    await press('Hide this bar');
    expect(kept.mock.results.map(({ value }) => value)).toEqual(['1']);
  });

  test('stays hidden after an earlier visit closed it, and where it needs a session', async () => {
    await open({ system: 'android' }, { downloadBarNeedsSession: true });
    await show(<DownloadSlot />);
    expect(screen.queryByRole('complementary')).toBeNull();
    await act(() => here.signIn());
    screen.getByRole('complementary', { name: 'Get the app' });
    await act(async () => dismissBar());
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('shows the logo of the brand, else the operator’s AppDownloadIcon, else a letter', async () => {
    await open({ system: 'android' }, {}, '/m/logo.svg');
    const own = await show(<DownloadSlot />);
    expect(own.container.querySelector('img')?.getAttribute('src')).toBe('/m/logo.svg');
    await own.unmount();
    await open({ system: 'android' });
    const { container } = await show(<DownloadSlot />);
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(/\/art\/marks\/app\.svg$/);
    await act(async () =>
      mutate($status, (status) => ({
        ...status,
        info: {
          ...status.info,
          resources: status.info.resources.filter(({ resourceType }) => resourceType !== 'AppDownloadIcon'),
        },
      })),
    );
    expect(container.querySelector('.app-mark')?.textContent).toBe('F');
  });
});

test('the icon opens the dialog; it is hidden in the app, once installed, and with the window off', {
  tags: ['HD-2', 'AN-1'],
}, async () => {
  await open({ system: 'android' });
  const view = await show(<DownloadTool className="" />);
  await press('Get the app');
  expect($panel.get()).toBe('downloads');
  await view.unmount();
  for (const [device, features] of [
    [{ inApp: true }, {}],
    [{ installed: true }, {}],
    [{}, { appWindow: false }],
  ] as const) {
    await open({ system: 'android', ...device }, features);
    const none = await show(<DownloadTool className="" />);
    expect(screen.queryByRole('button')).toBeNull();
    await none.unmount();
  }
});

describe('app page', { tags: ['WL-13'] }, () => {
  test('shows every option of the device, with the guide inline', async () => {
    await open(SAFARI);
    await show(<AppPage />);
    screen.getByRole('heading', { name: 'Foyer as an app' });
    expect(buttons()).toEqual(['iPhone app', 'Configuration profile']);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    screen.getByRole('link', { name: 'Terms' });
  });

  test('shows a computer the code of this page for a phone, unless there is no app', async () => {
    await open({ system: 'other' });
    const view = await show(<AppPage />);
    await screen.findByRole('img', { name: 'QR code with the address of this page' });
    screen.getByRole('heading', { name: 'On your phone' });
    // The phone shows home with its hot games: one on the banner, and six tiles.
    await waitFor(() => expect(document.querySelectorAll('.app-phone img:not(.app-mark)')).toHaveLength(7));
    await view.unmount();
    for (const [system, features] of [
      ['other', { appWindow: false }],
      ['android', {}],
    ] as const) {
      await open({ system }, features);
      const other = await show(<AppPage />);
      expect(screen.queryByRole('heading', { name: 'On your phone' })).toBeNull();
      await other.unmount();
    }
  });

  test('shows an unknown device with a narrow screen the steps, because it cannot scan its own code', async () => {
    setWindowWidth(390);
    await open({ system: 'other' });
    await show(<AppPage />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    screen.getByRole('heading', { name: 'Add to home screen' });
    expect(screen.queryByRole('heading', { name: 'On your phone' })).toBeNull();
    setWindowWidth(1024);
  });

  test('says that the app is already running, or that there is none', async () => {
    await open({ system: 'android', inApp: true });
    const view = await show(<AppPage />);
    screen.getByText('You are already using the app.');
    expect(screen.queryByRole('link', { name: 'Terms' })).toBeNull();
    await view.unmount();
    await open({ system: 'other' }, { appWindow: false });
    await show(<AppPage />);
    screen.getByText(/no app for this device/);
  });
});
