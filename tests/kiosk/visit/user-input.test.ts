// @module-tag KI-1
// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchUserInput } from '../../../kiosk/visit/user-input.ts';

let received: number;
let active: boolean;
let look: () => void;
let every: number;
let stopped: boolean;
let end: () => void;

beforeEach(() => {
  received = 0;
  active = false;
  stopped = false;
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    get: () => ({ isActive: active }),
  });
  end = watchUserInput(() => void received++, {
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

/** Sets the focused element: happy-dom's iframes do not take the focus. */
const focusOn = (element: Element) =>
  Object.defineProperty(document, 'activeElement', { configurable: true, value: element });

function trusted(event: Event): Event {
  return Object.defineProperty(event, 'isTrusted', { value: true });
}

const names = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'];

test.each(names)('a %s counts as input when it is trusted, not when a script dispatched it', (name) => {
  document.body.dispatchEvent(new Event(name, { bubbles: true }));
  expect(received).toBe(0);
  document.body.dispatchEvent(trusted(new Event(name, { bubbles: true })));
  expect(received).toBe(1);
});

test('a game that takes and returns the focus does not count as input', () => {
  for (let time = 0; time < 20; time++) {
    focusOn(document.createElement('iframe'));
    window.dispatchEvent(trusted(new Event('blur')));
    look();
    focusOn(document.body);
    window.dispatchEvent(trusted(new Event('focus')));
    look();
  }
  expect(received).toBe(0);
});

test('touches in a game count through the browser’s user activation', () => {
  active = true;
  look();
  // Outside of an iframe the page receives the touch itself.
  expect(received).toBe(0);
  focusOn(document.createElement('iframe'));
  look();
  expect(received).toBe(1);
  active = false;
  look();
  expect(received).toBe(1);
  expect(every).toBeGreaterThan(0);
  expect(every).toBeLessThan(5_000);
});

test('nothing counts as input after the watch has stopped', () => {
  end();
  document.body.dispatchEvent(trusted(new Event('keydown', { bubbles: true })));
  expect([received, stopped]).toEqual([0, true]);
});
