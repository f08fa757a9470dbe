/* An AMD loader that takes every script for a module. */
globalThis.define = Object.assign(
  () => {
    throw new Error('Mismatched anonymous define() module');
  },
  { amd: {} },
);
globalThis.require = () => {
  throw new Error('Module name has not been loaded yet');
};
