/** How the next page appears. */
export const navigationTransition: {
  /** Without an animation, because the browser already animated a swipe back (RT-8). */
  silent: boolean;
  /** Begins an animation of the current page's parts. The page may be replaced once the result resolves. */
  begin?: () => Promise<unknown> | undefined;
} = { silent: false };
