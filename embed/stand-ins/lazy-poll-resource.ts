/** The site's `pollResource` as a lazy module. */
export { pollResource as mount } from '../../src/gateway/cache/poll-resource.ts';
