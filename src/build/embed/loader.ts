import { createHash } from 'node:crypto';
import type { OutputAsset, OutputBundle, OutputChunk, RollupOptions } from 'rollup';
import { heights } from '../../../embed/heights.ts';
import type { BuiltMount } from '../../../embed/loader/built-mounts.ts';
import { languageCodes } from '../../lib/language-codes.ts';
import { reachable } from '../chunks/reachable.ts';
import { compress } from '../plugins/compress.ts';
import { minify, sharedPlugins } from '../plugins/shared-plugins.ts';

/** Results of the previous builds; file names are relative to `/embed/`. */
export interface BuiltFiles {
  files: Record<string, string | Uint8Array>;
  /** Static imports of each module. */
  imports: Record<string, string[]>;
  /** Modules of each mount, the mount's module first. */
  modules: Record<string, string[]>;
  /** Files that a mount loads before it shows data, with the largest of its text files. */
  needed: Record<string, string[]>;
}

interface LoaderBuild {
  dir: string;
  output: string;
  version: string;
  built: BuiltFiles;
  /** Whether the loader accepts only files of its version, by their hashes. */
  pinned: boolean;
}

const contentOf = (file: OutputAsset | OutputChunk) => (file.type === 'chunk' ? file.code : file.source);

export function noteFiles({ files, imports }: BuiltFiles, bundle: OutputBundle): void {
  for (const file of Object.values(bundle)) {
    files[file.fileName] = contentOf(file);
    if (file.type === 'chunk') imports[file.fileName] = file.imports;
  }
}

function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Returns the modules and heights of each mount, which the loader contains. */
function builtMounts({ modules }: BuiltFiles): [name: string, BuiltMount][] {
  return Object.entries(heights).map(([name, height]) => [name, [modules[name]!, height]]);
}

/** Returns the hashes of all files that a pinned loader may load: modules and texts. */
function pinsOf({ files }: BuiltFiles): Record<string, string> {
  const loaded = Object.entries(files).filter(([name]) => /[-.][\w-]{8}\.(js|json)$/.test(name));
  return Object.fromEntries(loaded.map(([name, content]) => [name, integrityOf(content)]));
}

/** Returns the direct and indirect imports of each module that a pinned loader may load. */
function importedOf({ imports }: BuiltFiles): Record<string, string[]> {
  const all = Object.keys(imports).map((file): [string, string[]] => {
    const reached = reachable([file], (one) => imports[one] ?? []);
    reached.delete(file);
    return [file, [...reached]];
  });
  return Object.fromEntries(all.filter(([, files]) => files.length));
}

/** Returns `manifest.json`, which lists every file with its hash. */
function manifestOf(version: string, { files, needed }: BuiltFiles): string {
  const listed = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, content]) => [name, { integrity: integrityOf(content), bytes: Buffer.byteLength(content) }]);
  return `${JSON.stringify({ version, mounts: needed, files: Object.fromEntries(listed) }, null, 2)}\n`;
}

/**
 * Builds a loader, which contains the file names of the mounts. The pinned loader also contains their hashes. It is the last
 * build, so it emits the manifest.
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
    // The loader does not need strict mode; the directive would exceed its byte budget.
    output: { dir, format: 'iife', entryFileNames: output, strict: false },
    plugins: [
      sharedPlugins({
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
