/**
 * Whether the next page appears without an animation, because the browser already animated a swipe back
 * (RT-8).
 */
export const navigationTransition = { silent: false };
