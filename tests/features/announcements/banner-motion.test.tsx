// @module-tag HM-1
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BannerCarousel } from '../../../src/features/announcements/banner-carousel.tsx';
import type { Banner } from '../../../src/gateway/endpoints/announcements.ts';
import { startEngine } from '../../../src/ui/carousel-engine.tsx';
import { show } from '../../support/show.tsx';
import { testEnvironment } from '../../support/test-environment.ts';
import { setWindowWidth } from '../../support/window-width.ts';

/** Mocks the carousel library: its options, and the number of slide changes. */
const engine = vi.hoisted(() => ({ options: {} as Record<string, never>, next: 0 }));
vi.mock('swiper', () => ({
  default: class {
    slides: HTMLElement[];
    isEnd = false;
    realIndex = 0;
    constructor(view: HTMLElement, options: Record<string, never>) {
      this.slides = [...view.querySelectorAll<HTMLElement>('.carousel__slide')];
      engine.options = options;
    }
    slideNext() {
      engine.next++;
    }
    destroy() {}
  },
}));

beforeEach(async () => {
  await testEnvironment();
  Object.assign(engine, { options: {}, next: 0 });
});

const banners = (count: number) => ({
  state: 'ready' as const,
  value: Array.from(
    { length: count },
    (_, id) => ({ id: `${id}`, title: `Banner ${id}`, url: '', link: '' }) as Banner,
  ),
});

/** Reports every element as visible and the browser as idle. */
function atRest(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: IntersectionObserverCallback;
      constructor(report: IntersectionObserverCallback) {
        this.tell = report;
      }
      observe(target: Element) {
        const entry = { target, isIntersecting: true, intersectionRatio: 1 };
        this.tell([entry as IntersectionObserverEntry], this as never);
      }
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('requestIdleCallback', (action: () => void) => setTimeout(action));
}

test('several banners rotate every 5 s with a transition of 1 s', async () => {
  atRest();
  await show(<BannerCarousel banners={banners(3)} retry={() => {}} />);
  await waitFor(() => expect(engine.options).toMatchObject({ loop: true, speed: 1_000 }));
  vi.useFakeTimers();
  // Pausing and resuming restarts the interval on the fake clock.
  await act(async () => screen.getByRole('button', { name: 'Pause' }).click());
  await act(async () => screen.getByRole('button', { name: 'Play' }).click());
  await act(() => vi.advanceTimersByTimeAsync(4_999));
  expect(engine.next).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(engine.next).toBe(1);
});

test('the first banner’s 5 s begin when it is visible, before the engine has loaded; a pause starts them again', () => {
  vi.useFakeTimers();
  const since = performance.now();
  const start = () =>
    startEngine(document.createElement('div'), { loop: true, delay: 5_000, since, speed: 0, onMove() {} });
  vi.advanceTimersByTime(3_000);
  const moving = start();
  moving.setPlaying(true);
  vi.advanceTimersByTime(1_999);
  expect(engine.next).toBe(0);
  vi.advanceTimersByTime(1);
  expect(engine.next).toBe(1);
  moving.stop();
  const paused = start();
  paused.setPlaying(false);
  paused.setPlaying(true);
  vi.advanceTimersByTime(4_999);
  expect(engine.next).toBe(1);
  vi.advanceTimersByTime(1);
  expect(engine.next).toBe(2);
  paused.stop();
  const late = start();
  late.setPlaying(true);
  vi.advanceTimersByTime(999);
  expect(engine.next).toBe(2);
  vi.advanceTimersByTime(1);
  expect(engine.next).toBe(3);
});

test('the picture is blurred behind the title on wide screens only, drawn from the one that has loaded', async () => {
  setWindowWidth(1023);
  const drawImage = vi.fn();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
  const [first] = banners(1).value;
  const one = { state: 'ready' as const, value: [{ ...first!, url: '/small.avif', wideUrl: '/wide.avif' }] };
  await show(<BannerCarousel banners={one} retry={() => {}} />);
  const backdrop = () => document.querySelector<HTMLElement>('.banner__back');
  expect(backdrop()).toBeNull();
  await act(async () => setWindowWidth(1024));
  expect(backdrop()!.style.opacity).toBe('0');
  const picture = document.querySelector('.banner__art')!;
  fireEvent.load(picture);
  expect(drawImage.mock.calls[0]![0]).toBe(picture);
  expect(backdrop()!.style.opacity).toBe('1');
});

test('a single banner loads no carousel engine', async () => {
  atRest();
  await show(<BannerCarousel banners={banners(1)} retry={() => {}} />);
  await new Promise((go) => setTimeout(go, 20));
  expect(engine.options).toEqual({});
  expect(screen.queryByRole('button')).toBeNull();
});

test('holding the carousel stops the rotation', () => {
  vi.useFakeTimers();
  const view = document.createElement('div');
  const moving = startEngine(view, { loop: false, delay: 5_000, speed: 0, onMove() {} });
  moving.setPlaying(true);
  vi.advanceTimersByTime(5_000);
  expect(engine.next).toBe(1);
  moving.setPlaying(false);
  vi.advanceTimersByTime(60_000);
  expect(engine.next).toBe(1);
});
