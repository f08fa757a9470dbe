/** `record` is in its own file because only the lobby uses it, which keeps it out of the shared chunk. */
export * from './checks.ts';
export { record } from './record-check.ts';
