// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchUserInput } from '../../../kiosk/visit/user-input.ts';

let heard: number;
let active: boolean;
let look: () => void;
let every: number;
let stopped: boolean;
let end: () => void;

beforeEach(() => {
  heard = 0;
  active = false;
  stopped = false;
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    get: () => ({ isActive: active }),
  });
  end = watchUserInput(() => void heard++, {
    now: () => 0,
    every(ms, action) {
      [every, look] = [ms, action];
      return () => {
        stopped = true;
      };
    },
  });
});

afterEach(() => {
  end();
  Reflect.deleteProperty(document, 'activeElement');
  Reflect.deleteProperty(navigator, 'userActivation');
});

/** Where the focus is; frames load nothing here, and so take none. */
const focusOn = (element: Element) =>
  Object.defineProperty(document, 'activeElement', { configurable: true, value: element });

function trusted(event: Event): Event {
  return Object.defineProperty(event, 'isTrusted', { value: true });
}

const names = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'];

test.each(names)('KI-1 a %s counts when a person made it, not when a script did', (name) => {
  document.body.dispatchEvent(new Event(name, { bubbles: true }));
  expect(heard).toBe(0);
  document.body.dispatchEvent(trusted(new Event(name, { bubbles: true })));
  expect(heard).toBe(1);
});

test('KI-1 a game that takes and gives the focus keeps nobody signed in', () => {
  for (let time = 0; time < 20; time++) {
    focusOn(document.createElement('iframe'));
    window.dispatchEvent(trusted(new Event('blur')));
    look();
    focusOn(document.body);
    window.dispatchEvent(trusted(new Event('focus')));
    look();
  }
  expect(heard).toBe(0);
});

test('KI-1 touches within a game count by what the browser knows of them, looked at often enough', () => {
  active = true;
  look();
  // Outside of a frame the page has heard of the touch itself.
  expect(heard).toBe(0);
  focusOn(document.createElement('iframe'));
  look();
  expect(heard).toBe(1);
  active = false;
  look();
  expect(heard).toBe(1);
  expect(every).toBeGreaterThan(0);
  expect(every).toBeLessThan(5_000);
});

test('KI-1 at its end it hears nothing any more', () => {
  end();
  document.body.dispatchEvent(trusted(new Event('keydown', { bubbles: true })));
  expect([heard, stopped]).toEqual([0, true]);
});
