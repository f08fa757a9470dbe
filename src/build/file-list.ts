import type { Plugin } from 'rollup';

/** Emits `files.json`, the scripts, styles and texts of a build, for a page that prefetches all of them. */
export function fileList({ base }: { base: string }): Plugin {
  return {
    name: 'file-list',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|json)$/.test(name));
      this.emitFile({
        type: 'asset',
        fileName: 'files.json',
        source: JSON.stringify(files.map((name) => base + name)),
      });
    },
  };
}
