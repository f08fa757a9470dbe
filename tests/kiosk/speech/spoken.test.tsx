// @module-tag KI-1
import { act, fireEvent } from '@testing-library/react';
import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccessibilityDialog } from '../../../kiosk/accessibility/accessibility-dialog.tsx';
import {
  $accessibilityOptions,
  resetAccessibilityOptions,
  setAccessibilityOption,
} from '../../../kiosk/accessibility/options.ts';
import { MessageBar } from '../../../kiosk/layout/message-bar.tsx';
import { startScreenReader } from '../../../kiosk/speech/reader.ts';
import { $voices, voiceFor } from '../../../kiosk/speech/voices.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import { PasswordField } from '../../../src/ui/password-field.tsx';
import { settled, until } from '../../support/patient.ts';
import { show } from '../../support/show.tsx';
import { testEnvironment } from '../../support/test-environment.ts';
import '../../support/view-setup.ts';

let spoken: string[];
let voices: { lang: string; localService: boolean; default: boolean }[];
let changed: () => void;
let stop: (() => void) | undefined;
const voice = (lang: string, localService = true) => ({ lang, localService, default: false });

beforeEach(async () => {
  await testEnvironment();
  await loadMessages(['kiosk']);
  spoken = [];
  voices = [voice('en-GB')];
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: ({ text }: { text: string }) => void spoken.push(text),
    cancel: () => {},
    addEventListener: (_: string, look: () => void) => {
      changed = look;
    },
    removeEventListener: () => {},
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
});

afterEach(() => {
  stop?.();
  stop = undefined;
  act(resetAccessibilityOptions);
  cleanStores($voices);
});

test('a local voice is preferred to a remote one, and no voice of another language is used', () => {
  const far = voice('en-US', false);
  expect(voiceFor([far, voice('es-ES'), voice('en_GB')], 'EN')).toEqual(voice('en_GB'));
  expect(voiceFor([far], 'EN')).toBe(far);
  expect(voiceFor([voice('es-ES')], 'TY')).toBeUndefined();
});

test('names, states and messages are spoken, a password never, shown or not', async () => {
  const view = await show(
    <>
      <h1>Log in</h1>
      <button type="button" aria-pressed="true">
        Mute
      </button>
      <PasswordField
        label="Password"
        showLabel="Show"
        name="secret-one"
        value="foyer-1234"
        onChange={() => {}}
      />
      <input aria-label="City" defaultValue="Papeete" />
      <p role="status" />
    </>,
  );
  stop = startScreenReader();
  const at = (selector: string) => view.container.querySelector<HTMLElement>(selector)!;
  at('[aria-pressed]').focus();
  expect(spoken.pop()).toBe('Mute, button, on');
  at('[aria-label="City"]').focus();
  expect(spoken.pop()).toBe('City, field, Papeete');
  const password = at('input');
  password.focus();
  expect(spoken.pop()).toBe('Password, field, not spoken');
  fireEvent.click(at('[aria-label="Show"]'));
  expect(password.getAttribute('type')).toBe('text');
  await settled(() => {
    at('[aria-pressed]').focus();
    password.focus();
    expect(spoken.pop()).toBe('Password, field, not spoken');
  });
  at('[role="status"]').textContent = 'Signed in';
  await settled(() => expect(spoken).toContain('Signed in'));
  await settled(() => expect(spoken).toContain('Log in'));
  expect(spoken.join()).not.toContain('foyer-1234');
  stop();
  spoken.length = 0;
  at('[aria-pressed]').focus();
  expect(spoken).toEqual([]);
});

test('each accessibility option has a switch; that of speech is disabled without a voice', async () => {
  const { container } = await show(<AccessibilityDialog onClose={() => {}} />);
  voices = [voice('es-ES')];
  await act(async () => changed());
  const switches = [...container.querySelectorAll<HTMLInputElement>('[role="switch"]')];
  expect(switches).toHaveLength(5);
  for (const one of switches) fireEvent.click(one);
  expect([...$accessibilityOptions.get()]).toEqual(['largeText', 'contrast', 'lowered', 'reducedMotion']);
  expect(container.textContent).toContain('This terminal has no voice for English.');
  expect(switches.map(({ checked }) => checked)).toEqual([true, true, true, true, false]);
  fireEvent.click(switches[0]!);
  expect([...$accessibilityOptions.get()]).toEqual(['contrast', 'lowered', 'reducedMotion']);
  act(() => setAccessibilityOption('largeText', true));
  act(resetAccessibilityOptions);
  expect($accessibilityOptions.get().size).toBe(0);
});

test('a message of the operator is plain text, is announced and spoken, and disappears by itself', async () => {
  const { dataset } = document.documentElement;
  const word = { startedAt: 0, restarts: 0, reloads: 0, enrolled: true, events: [] };
  const { container } = await show(<MessageBar />);
  const bar = container.querySelector('[role="status"]')!;
  expect(bar.textContent).toBe('');
  stop = startScreenReader();
  await act(async () => {
    dataset.supervisor = JSON.stringify({ ...word, message: '<img src=x> Tea at five' });
  });
  expect(bar.textContent).toBe('From the venue: <img src=x> Tea at five');
  expect(bar.querySelector('img')).toBeNull();
  await until(() => spoken.includes('From the venue: <img src=x> Tea at five'));
  await act(async () => {
    dataset.supervisor = JSON.stringify(word);
  });
  expect(bar.textContent).toBe('');
  await act(async () => {
    delete dataset.supervisor;
  });
});
