// @module-tag HM-2
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { anchorsOf } from '../../../src/features/home/anchors.ts';
import { SideMenu } from '../../../src/features/home/side-menu.tsx';
import { pass, stopClock } from '../../support/clock.ts';
import { settled } from '../../support/patient.ts';
import { show } from '../../support/show.tsx';
import { testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

let still = false;
/** Reports another height of the page. */
let resize = () => {};

/** Reports the first size at once, as browsers do in the next frame. */
class SizeObserver {
  constructor(report: () => void) {
    resize = report;
  }
  observe = () => resize();
  disconnect() {
    resize = () => {};
  }
}

// A tap loads it. While it loads, the next test may begin, whose block the tap would then reach.
beforeAll(() => import('../../../src/features/home/lower-block.tsx'));
beforeEach(async () => {
  await testEnvironment();
  still = false;
  vi.stubGlobal('ResizeObserver', SizeObserver);
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: still && query.includes('reduced-motion') }) as MediaQueryList,
  );
});
afterEach(() => {
  // Ends what a tap has begun.
  window.dispatchEvent(new Event('wheel'));
});

const categories = (...codes: string[]) => codes.map((code) => ({ code, vendors: [] }));

describe('anchors', () => {
  test('are HOME, HOT and the operator’s categories in order, MXWIN before SPORTS, FAV only for members', () => {
    const own = categories('RNG', 'LIVE', 'SPORTS', 'LOTT');
    expect(anchorsOf(own, false)).toEqual(['HOME', 'HOT', 'RNG', 'LIVE', 'MXWIN', 'SPORTS', 'LOTT']);
    expect(anchorsOf(own, true)).toEqual(['HOME', 'FAV', 'HOT', 'RNG', 'LIVE', 'MXWIN', 'SPORTS', 'LOTT']);
  });

  test('have MXWIN last without SPORTS, and HOT and FAV once if the operator lists them too', () => {
    expect(anchorsOf(categories('FAV', 'RNG', 'HOT'), true)).toEqual(['HOME', 'FAV', 'HOT', 'RNG', 'MXWIN']);
  });
});

describe('tapped anchor', () => {
  async function tapped() {
    await show(
      <>
        <SideMenu codes={['HOME', 'RNG', 'SPORTS']} rendered={['HOME', 'RNG', 'SPORTS']} />
        <div id="lobby-RNG" tabIndex={-1} />
        <div id="lobby-SPORTS" tabIndex={-1} />
      </>,
    );
    const sports = document.getElementById('lobby-SPORTS')!;
    const scroll = vi.fn<(options?: boolean | ScrollIntoViewOptions) => void>();
    const focus = vi.spyOn(sports, 'focus');
    sports.scrollIntoView = scroll;
    const other = vi.fn();
    document.getElementById('lobby-RNG')!.scrollIntoView = other;
    const { length } = history;
    await user.click(screen.getByRole('link', { name: 'Sports' }));
    await settled(() => expect(scroll).toHaveBeenCalled());
    expect(other).not.toHaveBeenCalled();
    expect(history.length).toBe(length);
    return { scroll, focus };
  }

  test('scrolls smoothly to its block and moves focus there', async () => {
    const { scroll, focus } = await tapped();
    expect(scroll.mock.calls).toContainEqual([{ behavior: 'smooth', block: 'start' }]);
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    expect(document.activeElement).toBe(document.getElementById('lobby-SPORTS'));
  });

  test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
    'scrolls again when blocks change their height, until a %s of the visitor',
    async (input) => {
      const { scroll } = await tapped();
      scroll.mockClear();
      resize();
      expect(scroll).toHaveBeenCalledOnce();
      window.dispatchEvent(new Event(input));
      resize();
      expect(scroll).toHaveBeenCalledOnce();
    },
  );

  test('jumps at once with reduced motion', async () => {
    still = true;
    const { scroll } = await tapped();
    expect(scroll.mock.calls).toContainEqual([{ behavior: 'instant', block: 'start' }]);
  });
});

describe('marked block', () => {
  /** Reports how much of blocks is in view, of blocks of 400 px below a header. */
  let report: (changes: Record<string, number>, viewport?: number) => Promise<void>;

  beforeEach(async () => {
    const tellers: IntersectionObserverCallback[] = [];
    class Observer {
      constructor(sendReport: IntersectionObserverCallback) {
        tellers.push(sendReport);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    stopClock();
    Element.prototype.scrollIntoView = () => {};
    const codes = ['HOME', 'RNG', 'SPORTS', 'COCKFIGHT'];
    await show(
      <>
        <SideMenu codes={codes} rendered={codes} />
        {codes.map((code) => (
          <div key={code} id={`lobby-${code}`} tabIndex={-1} />
        ))}
      </>,
    );
    report = (changes, viewport = 800) =>
      act(async () => {
        vi.stubGlobal('innerHeight', viewport);
        const entries = Object.entries(changes).map(([code, intersectionRatio]) => {
          const target = document.getElementById(`lobby-${code}`)!;
          const intersectionRect = { height: 400 * intersectionRatio };
          return { target, intersectionRatio, intersectionRect };
        });
        for (const sendReport of tellers) sendReport(entries as never, {} as never);
      });
  });

  const marked = () => document.querySelector('[aria-current]')?.getAttribute('href');

  test('is the first one of which half is in view, also after scrolling back', async () => {
    await report({ HOME: 1, RNG: 0.9, SPORTS: 0 });
    expect(marked()).toBe('#lobby-HOME');
    await report({ HOME: 0.4, RNG: 1, SPORTS: 0.4 });
    expect(marked()).toBe('#lobby-RNG');
    await report({ HOME: 0.5 });
    expect(marked()).toBe('#lobby-HOME');
  });

  test('is one that is higher than the viewport and fills half of it', async () => {
    await report({ HOME: 0.1, RNG: 0.3 }, 250);
    expect(marked()).toBe('#lobby-HOME');
    await report({ HOME: 0, RNG: 0.4 }, 250);
    expect(marked()).toBe('#lobby-RNG');
  });

  test('is the last one at the end of the page, where the footer leaves less than half of it in view', async () => {
    await report({ HOME: 1 });
    await report({ HOME: 0, COCKFIGHT: 0.26 });
    expect(marked()).toBe('#lobby-COCKFIGHT');
  });

  test('stays at a tapped block during the scroll, then follows the view', async () => {
    await report({ HOME: 1 });
    fireEvent.click(screen.getByRole('link', { name: 'Sports' }));
    await report({ HOME: 0, RNG: 1 });
    expect(marked()).toBe('#lobby-SPORTS');
    await report({ RNG: 0, SPORTS: 0, COCKFIGHT: 1 });
    expect(marked()).toBe('#lobby-SPORTS');
    await act(() => pass(1_499));
    await report({ COCKFIGHT: 1 });
    expect(marked()).toBe('#lobby-SPORTS');
    await act(() => pass(1));
    await report({ COCKFIGHT: 1 });
    expect(marked()).toBe('#lobby-COCKFIGHT');
  });
});
