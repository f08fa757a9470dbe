import { createHash } from 'node:crypto';
import type { OutputAsset, OutputBundle, OutputChunk, RollupOptions } from 'rollup';
import { heights } from '../../embed/heights.ts';
import type { BuiltMount } from '../../embed/loader/built-mounts.ts';
import { languageCodes } from '../lib/language-codes.ts';
import { compress } from './compress.ts';
import { common, minify } from './plugins.ts';
import { reachable } from './reachable.ts';

/** What the builds before have written, by the names of files below `/embed/`. */
export interface BuiltFiles {
  files: Record<string, string | Uint8Array>;
  /** What each module imports at once. */
  imports: Record<string, string[]>;
  /** The modules of each mount, its own first. */
  modules: Record<string, string[]>;
  /** All that a mount needs until it shows its data, with its largest texts. */
  needed: Record<string, string[]>;
}

interface LoaderBuild {
  dir: string;
  output: string;
  version: string;
  built: BuiltFiles;
  /** Whether it takes no other files than those of its own version, by their hashes. */
  pinned: boolean;
}

const contentOf = (file: OutputAsset | OutputChunk) => (file.type === 'chunk' ? file.code : file.source);

export function noteFiles({ files, imports }: BuiltFiles, bundle: OutputBundle): void {
  for (const file of Object.values(bundle)) {
    files[file.fileName] = contentOf(file);
    if (file.type === 'chunk') imports[file.fileName] = file.imports;
  }
}

/** Subresource integrity of a file's content. */
function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** What the loader knows of each mount. */
function builtMounts({ modules }: BuiltFiles): [name: string, BuiltMount][] {
  return Object.entries(heights).map(([name, height]) => [name, [modules[name]!, height]]);
}

/** The hashes of all that a pinned loader may load: modules and texts. */
function pinsOf({ files }: BuiltFiles): Record<string, string> {
  const loaded = Object.entries(files).filter(([name]) => /[-.][\w-]{8}\.(js|json)$/.test(name));
  return Object.fromEntries(loaded.map(([name, content]) => [name, integrityOf(content)]));
}

/** What comes with each module that a pinned loader may load: all that it imports, and these in turn. */
function importedOf({ imports }: BuiltFiles): Record<string, string[]> {
  const all = Object.keys(imports).map((file): [string, string[]] => {
    const reached = reachable([file], (one) => imports[one] ?? []);
    reached.delete(file);
    return [file, [...reached]];
  });
  return Object.fromEntries(all.filter(([, files]) => files.length));
}

/** Lists every file with its hash. */
function manifestOf(version: string, { files, needed }: BuiltFiles): string {
  const listed = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, content]) => [name, { integrity: integrityOf(content), bytes: Buffer.byteLength(content) }]);
  return `${JSON.stringify({ version, mounts: needed, files: Object.fromEntries(listed) }, null, 2)}\n`;
}

/**
 * A loader, which knows the files of the mounts by name. The pinned one also knows their hashes; it is the last that is
 * built, so the manifest comes with it.
 */
export function loaderBuild({ dir, output, version, built, pinned }: LoaderBuild): RollupOptions {
  const values = () => ({
    __MOUNTS__: builtMounts(built),
    __PINS__: pinned ? pinsOf(built) : {},
    __IMPORTED__: pinned ? importedOf(built) : {},
    __DIAGNOSIS__: built.modules.diagnose?.[0],
    __VISITS__: built.modules.visits?.[0],
  });
  return {
    input: 'embed/loader/loader.ts',
    // Nothing in it needs strict mode, for which it has no bytes.
    output: { dir, format: 'iife', entryFileNames: output, strict: false },
    plugins: [
      common({
        constants: { __VERSION__: version, __PINNED__: pinned },
      }),
      {
        name: 'name-mounts',
        renderChunk(code) {
          const language = `/^(${languageCodes.join('|')})\\b/i`;
          let named = code.replaceAll('__IMPORT__', 'import').replaceAll('__LANGUAGE__', language);
          for (const [name, value] of Object.entries(values())) {
            named = named.replaceAll(name, JSON.stringify(value));
          }
          return { code: named, map: null };
        },
      },
      minify(),
      compress(),
      {
        name: 'list-files',
        generateBundle(_, bundle) {
          noteFiles(built, bundle);
          if (!pinned) return;
          this.emitFile({ type: 'asset', fileName: 'manifest.json', source: manifestOf(version, built) });
        },
      },
    ],
  };
}
