/** What reads a mount's data again, in a file of its own (`keep-fresh.ts`). */
export { pollResource as mount } from '../../src/gateway/cache/poll-resource.ts';
