import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Strip } from '../../src/ui/strip.tsx';
import { settled } from '../support/patient.ts';
import { show } from '../support/show.tsx';
import { testEnvironment } from '../support/test-environment.ts';

const scrolled: ScrollToOptions[] = [];

beforeEach(async () => {
  await testEnvironment();
  scrolled.length = 0;
  vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(
    ((to: ScrollToOptions) => void scrolled.push(to)) as never,
  );
  // A line of entries that are 100 px wide, in a window of 300 px.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    return (
      this.classList.contains('strip') ? { left: 0, width: 300 } : { left: place * 100, width: 100 }
    ) as DOMRect;
  });
});

const strip = (chosen: string) => (
  <Strip label="Vendors" chosen={chosen}>
    {['A', 'B', 'C', 'D', 'E', 'F'].map((code) => (
      <button type="button" key={code} aria-pressed={code === chosen}>
        {code}
      </button>
    ))}
  </Strip>
);

test('centres the vendor of the address at once, and does not scroll for the first one', {
  tags: ['GC-6'],
}, async () => {
  const view = await show(strip('E'));
  // From its middle at 450 px to that of the line at 150 px.
  expect(scrolled).toEqual([{ left: 300, behavior: 'instant' }]);
  await view.unmount();
  scrolled.length = 0;
  await show(strip('A'));
  expect(scrolled).toEqual([]);
});

test('scrolls smoothly to a vendor that is chosen later', { tags: ['HM-7', 'GC-6'] }, async () => {
  const view = await show(strip('A'));
  await view.rerender(strip('C'));
  await act(() => settled(() => expect(scrolled).toEqual([{ left: 100, behavior: 'smooth' }])));
});

test('stays at its start when an entry has a pressed control, such as a favourite game', {
  tags: ['HM-2'],
}, async () => {
  await show(
    <Strip label="Continue playing" chosen="">
      {['A', 'B', 'C', 'D'].map((name) => (
        <article key={name}>
          <button type="button" aria-pressed={name === 'D'}>
            Favourite
          </button>
        </article>
      ))}
    </Strip>,
  );
  expect(scrolled).toEqual([]);
});
