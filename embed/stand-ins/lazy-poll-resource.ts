/** What reads a mount's data again, in a file of its own (`poll-resource.ts`). */
export { pollResource as mount } from '../../src/gateway/cache/poll-resource.ts';
