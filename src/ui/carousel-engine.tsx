import Swiper from 'swiper';
import './carousel-engine.css';

// Swiper's A11y and Navigation modules write HTML strings, which Trusted Types forbid, and Autoplay requests every
// animation frame. This module and the component replace them.

/** Least milliseconds until the first automatic move: the next slide's picture has yet to arrive. */
const LEAST = 1_000;

export interface EngineOptions {
  loop: boolean;
  /** Milliseconds per slide; absent: no autoplay. */
  delay: number | undefined;
  /** When the first slide appeared, on the clock of `performance`: its time may have begun before the engine. */
  since?: number;
  /** Duration of a transition in milliseconds. */
  speed: number;
  onMove(index: number, ends: { first: boolean; last: boolean }): void;
}

export interface Engine {
  next(): void;
  previous(): void;
  /** Starts or stops autoplay. */
  setPlaying(playing: boolean): void;
  stop(): void;
}

/** Turns a scrollable row of slides into a carousel. */
export function startEngine(view: HTMLElement, options: EngineOptions): Engine {
  const { loop, delay, since, speed, onMove } = options;
  const width = view.querySelector('.carousel__slide')?.clientWidth;
  // Hidden slides are not accessible by keyboard or screen reader.
  const settle = (swiper: Swiper) => {
    for (const slide of swiper.slides) slide.inert = !swiper.visibleSlides?.includes(slide);
    onMove(swiper.realIndex, { first: !loop && swiper.isBeginning, last: !loop && swiper.isEnd });
  };
  // Takes over the scroll position of the row.
  const start = width ? Math.round(Math.abs(view.scrollLeft) / width) : 0;
  view.scrollLeft = 0;
  let playing = false;
  let passed = since === undefined ? 0 : performance.now() - since;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = () => clearTimeout(timer);
  /** Starts the time of a slide; then shows the next one, and the first after the last. */
  const rest = () => {
    hold();
    if (delay === undefined || !playing) return;
    const left = Math.max(LEAST, delay - passed);
    passed = 0;
    timer = setTimeout(() => {
      if (document.hidden) rest();
      else if (!loop && swiper.isEnd) swiper.slideTo(0);
      else swiper.slideNext();
    }, left);
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
      if (!on) passed = 0;
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
