/** How the page on screen was reached; silently where the browser already animated the way (RT-8). */
export const navigationTransition = { silent: false };
