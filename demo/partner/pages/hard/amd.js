/* A loader of modules that takes any script for one of its own. */
globalThis.define = Object.assign(
  () => {
    throw new Error('Mismatched anonymous define() module');
  },
  { amd: {} },
);
globalThis.require = () => {
  throw new Error('Module name has not been loaded yet');
};
