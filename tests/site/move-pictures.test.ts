// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { movePictures } from '../../src/site/move-pictures.ts';
import { navigationTransition } from '../../src/site/navigation-transition.ts';

const BANNER = '<main><a href="/m/activityDetail?id=p-1"><img class="picture" src="/banner.avif"></a></main>';
const PROMOTION =
  '<main><article><button class="promotion__head" aria-expanded="true" aria-controls="promotion-p-1">' +
  '<img class="picture" src="/promotion.avif"></button></article></main>';

/** The elements with the name before and after each transition. */
let moves: { from: string; to: string; copies: number }[];
let isReduced: boolean;
/** The file of the picture that is below the screen. */
let below: string;

const named = () =>
  [...document.querySelectorAll<HTMLElement>('img')].find(
    ({ style }) => style.getPropertyValue('view-transition-name') === 'picture',
  );
const fileOf = (one: HTMLElement | undefined) => one?.getAttribute('src') ?? '';
const click = () => {
  const link = document.querySelector('a')!;
  link.addEventListener('click', (event) => event.preventDefault());
  link.querySelector('img')!.click();
};
/** Replaces the page. */
const show = (html: string) => {
  document.body.innerHTML = html;
};
const frames = (count: number) => vi.advanceTimersByTimeAsync(16 * count + 1);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout', 'performance'] });
  moves = [];
  isReduced = false;
  below = '';
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(10, this.getAttribute('src') === below ? 5_000 : 20, 300, 125);
  });
  document.startViewTransition = ((update: () => Promise<void>) => {
    const from = fileOf(named());
    const copies = document.querySelectorAll('.moved-picture').length;
    const done = Promise.resolve()
      .then(update)
      .then(() => void moves.push({ from, to: fileOf(named()), copies }));
    return { ready: done, finished: done, skipTransition: () => {} };
  }) as unknown as Document['startViewTransition'];
  show(BANNER);
  movePictures();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a promotion', { tags: ['PR-1'] }, () => {
  test('gets the picture of the tapped link once its page shows it, and scrolls to it', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    click();
    await frames(2);
    expect(moves).toEqual([]);
    show('<main><i class="skeleton"></i></main>');
    await frames(2);
    show(PROMOTION);
    await frames(3);
    expect(moves).toEqual([{ from: '/banner.avif', to: '/promotion.avif', copies: 1 }]);
    // Again after the new page's own scroll to its top.
    const article = document.querySelector('article');
    expect(scrolled.mock.contexts).toEqual([article, article]);
    expect(document.querySelector('.moved-picture')).toBeNull();
  });

  test('shows without an animation when its page takes longer than 500 ms', async () => {
    click();
    show('<main></main>');
    await vi.advanceTimersByTimeAsync(520);
    show(PROMOTION);
    await frames(5);
    expect(moves).toEqual([]);
  });

  test('returns its picture to the link after a step back', async () => {
    show(PROMOTION);
    dispatchEvent(new PopStateEvent('popstate'));
    show(BANNER);
    await frames(3);
    expect(moves).toEqual([{ from: '/promotion.avif', to: '/banner.avif', copies: 1 }]);
  });

  test.each([
    ['opens', 'false', 'true'],
    ['closes', 'true', 'false'],
  ])('moves its picture when it %s in the list', async (_, before, after) => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    show(PROMOTION);
    const head = document.querySelector('button')!;
    head.ariaExpanded = before;
    head.click();
    await frames(2);
    expect(moves).toEqual([]);
    head.ariaExpanded = after;
    await frames(2);
    expect(moves).toEqual([{ from: '/promotion.avif', to: '/promotion.avif', copies: 1 }]);
    expect(scrolled.mock.calls.length > 0).toBe(after === 'true');
    expect(document.querySelector('.moved-picture')).toBeNull();
  });

  test.each([
    ['reduced motion', () => (isReduced = true)],
    ['a picture below the screen', () => (below = '/promotion.avif')],
    ['a link below the screen', () => (below = '/banner.avif')],
    ['a swipe back, which the browser animates', () => (navigationTransition.silent = true)],
  ])('does not move with %s', async (_, arrange) => {
    show(PROMOTION);
    arrange();
    dispatchEvent(new PopStateEvent('popstate'));
    show(BANNER);
    await frames(3);
    navigationTransition.silent = false;
    expect(moves).toEqual([]);
  });

  test('does not move from a link that is no longer on the previous page', async () => {
    show(PROMOTION);
    dispatchEvent(new PopStateEvent('popstate'));
    show('<main><a href="/m/activityDetail?id=p-2"><img class="picture" src="/other.avif"></a></main>');
    await frames(3);
    expect(moves).toEqual([]);
  });
});
