/** Whether this is the site's server build, which puts its own value here (`src/build/server.ts`). */
export const isServer: boolean = false;
