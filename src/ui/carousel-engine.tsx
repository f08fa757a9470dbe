import Swiper from 'swiper';

// Swiper's A11y and Navigation modules write HTML strings, which Trusted Types forbid, and its Autoplay asks for every
// frame of the page: all three are done here and by the component instead.

export interface EngineOptions {
  loop: boolean;
  /** Milliseconds a slide stands before the next comes by itself; absent: never. */
  delay: number | undefined;
  /** Milliseconds of a move. */
  speed: number;
  onMove(index: number, ends: { first: boolean; last: boolean }): void;
}

export interface Engine {
  next(): void;
  previous(): void;
  /** Lets slides change by themselves, or not. */
  setPlaying(playing: boolean): void;
  stop(): void;
}

/** Turns a laid out row of slides into a carousel. */
export function startEngine(view: HTMLElement, options: EngineOptions): Engine {
  const { loop, delay, speed, onMove } = options;
  const width = view.querySelector('.carousel__slide')?.clientWidth;
  // Slides that are out of sight are out of the way of the keyboard and of screen readers too.
  const settle = (swiper: Swiper) => {
    for (const slide of swiper.slides) slide.inert = !swiper.visibleSlides?.includes(slide);
    onMove(swiper.realIndex, { first: !loop && swiper.isBeginning, last: !loop && swiper.isEnd });
  };
  // The row could be scrolled before: the carousel takes over where the player is.
  const start = width ? Math.round(Math.abs(view.scrollLeft) / width) : 0;
  view.scrollLeft = 0;
  let playing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = () => clearTimeout(timer);
  /** The slide stands from now on; after that the next one comes, the first one again behind the last. */
  const rest = () => {
    hold();
    if (delay === undefined || !playing) return;
    timer = setTimeout(() => {
      if (document.hidden) rest();
      else if (!loop && swiper.isEnd) swiper.slideTo(0);
      else swiper.slideNext();
    }, delay);
  };
  const swiper = new Swiper(view, {
    wrapperClass: 'carousel__track',
    slideClass: 'carousel__slide',
    slidesPerView: 'auto',
    watchSlidesProgress: true,
    watchOverflow: true,
    initialSlide: start,
    loop,
    speed,
    on: {
      afterInit: settle,
      slideChange: (moved) => onMove(moved.realIndex, { first: false, last: false }),
      slideChangeTransitionEnd: settle,
      transitionEnd(moved) {
        settle(moved);
        rest();
      },
      touchStart: hold,
      touchEnd: rest,
      resize: settle,
    },
  });
  return {
    next: () => void swiper.slideNext(),
    previous: () => void swiper.slidePrev(),
    setPlaying(on) {
      if (playing === on) return;
      playing = on;
      rest();
    },
    stop() {
      hold();
      for (const slide of swiper.slides) slide.inert = false;
      swiper.destroy(true, true);
    },
  };
}
