/** Replaces `src/gateway/cache/is-server.ts` in the server's build. */
export const isServer = true;
