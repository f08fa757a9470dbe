/** Whether this is the site's server build, which replaces this module (`src/build/server.ts`). */
export const isServer: boolean = false;
