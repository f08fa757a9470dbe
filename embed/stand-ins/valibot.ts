/**
 * Stands in for valibot. What the lobby alone checks with is a file of its own, which the core that all mounts share does
 * without.
 */
export * from './checks.ts';
export { record } from './record-check.ts';
