/** The site's `keepFresh` as a lazy module. */
export { keepFresh as mount } from '../../src/gateway/keep-fresh.ts';
