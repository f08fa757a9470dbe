import type { Plugin } from 'rollup';

/** Lists the code, the rules and the texts of a build in `files.json`, for a page that fetches all of them ahead. */
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
