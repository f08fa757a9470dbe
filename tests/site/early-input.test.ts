// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyInput } from '../../src/site/early-input.ts';
import { replayInput } from '../../src/site/replay-input.ts';

const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
const element = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;

/** Marks an element as React does, and collects the values at later events. */
function takeOver(id: string, type: string): string[] {
  const received: string[] = [];
  const one = element<HTMLInputElement>(id);
  Object.assign(one, { __reactProps$x: {} });
  one.addEventListener(type, (event) => {
    event.preventDefault();
    received.push(one.value);
  });
  return received;
}

replayInput(keepEarlyInput());

beforeEach(() => {
  document.body.innerHTML = `<div id="root">
    <button id="menu" type="button"></button>
    <a href="#there"><span id="link"></span></a>
    <div class="html"><button id="operators" type="button"></button></div>
    <form id="form"><input id="name"><button id="send" type="submit"></button></form>
  </div>`;
});

test('marks a tap before hydration at once, and repeats it after hydration', async () => {
  element('menu').click();
  expect(element('menu').classList.contains('kept-tap')).toBe(true);
  await frame();
  const received = takeOver('menu', 'click');
  await frame();
  await frame();
  expect([received.length, element('menu').className]).toEqual([1, '']);
  // After hydration no event is held back.
  element('menu').click();
  expect(received.length).toBe(2);
});

test('drops a tap after ten seconds', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  element('menu').click();
  now.mockReturnValue(10_001);
  await frame();
  await frame();
  const received = takeOver('menu', 'click');
  await frame();
  expect([received, element('menu').className]).toEqual([[], '']);
});

test('ignores links, and buttons in the HTML of an operator', () => {
  const seen: boolean[] = [];
  document.addEventListener('click', (event) => seen.push(event.defaultPrevented));
  element('link').click();
  element('operators').click();
  expect(seen).toEqual([false, false]);
});

test('repeats typed text and the submit of a form in order', async () => {
  const name = element<HTMLInputElement>('name');
  for (const text of ['m', 'ma', 'maya7']) {
    name.value = text;
    name.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const submitted = new Event('submit', { bubbles: true, cancelable: true });
  element('form').dispatchEvent(submitted);
  expect(submitted.defaultPrevented).toBe(true);
  // React does this when it hydrates a form with empty state.
  name.value = '';
  const typed = takeOver('name', 'input');
  const sent: string[] = [];
  Object.assign(element('form'), { __reactProps$x: {} });
  element('form').addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(name.value);
  });
  await frame();
  await frame();
  expect([typed, sent]).toEqual([['maya7'], ['maya7']]);
});

test('repeats what was typed before a submit that React receives first, and keeps later letters', async () => {
  const name = element<HTMLInputElement>('name');
  const type = (text: string) => {
    name.value = text;
    name.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('may');
  const typed = takeOver('name', 'input');
  const sent: string[][] = [];
  Object.assign(element('form'), { __reactProps$x: {} });
  element('form').addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push([...typed]);
  });
  const submit = () =>
    element('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  submit();
  expect(sent).toEqual([['may']]);

  Reflect.deleteProperty(name, '__reactProps$x');
  type('maya');
  // Only a part of the form is hydrated.
  submit();
  expect(sent.length).toBe(1);
  Object.assign(name, { __reactProps$x: {} });
  type('maya7');
  submit();
  await frame();
  await frame();
  expect([sent[1]!.at(-1), name.value]).toEqual(['maya7', 'maya7']);
});
