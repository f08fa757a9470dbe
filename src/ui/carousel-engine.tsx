import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

// Swiper's A11y and Navigation modules write HTML strings, which Trusted Types forbid: both are done here and
// by the component instead.

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
  const swiper = new Swiper(view, {
    modules: [Autoplay],
    wrapperClass: 'carousel__track',
    slideClass: 'carousel__slide',
    slidesPerView: 'auto',
    watchSlidesProgress: true,
    watchOverflow: true,
    initialSlide: start,
    loop,
    speed,
    ...(delay !== undefined && { autoplay: { delay, disableOnInteraction: false, enabled: false } }),
    on: {
      afterInit: settle,
      slideChange: (moved) => onMove(moved.realIndex, { first: false, last: false }),
      slideChangeTransitionEnd: settle,
      transitionEnd: settle,
      resize: settle,
    },
  });
  return {
    next: () => void swiper.slideNext(),
    previous: () => void swiper.slidePrev(),
    setPlaying(playing) {
      if (delay === undefined || swiper.autoplay.running === playing) return;
      if (playing) swiper.autoplay.start();
      else swiper.autoplay.stop();
    },
    stop() {
      for (const slide of swiper.slides) slide.inert = false;
      swiper.destroy(true, true);
    },
  };
}
