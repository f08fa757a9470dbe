import { createHash } from 'node:crypto';
import type { OutputAsset, OutputBundle, OutputChunk, RollupOptions } from 'rollup';
import { heights } from '../../../embed/heights.ts';
import type { BuiltMount } from '../../../embed/loader/built-mounts.ts';
import { languageCodes } from '../../lib/language-codes.ts';
import { compress } from '../compress.ts';
import { common, minify } from '../plugins.ts';
import { reachable } from '../reachable.ts';

/** Output of the earlier configs, by file names below `/embed/`. */
export interface BuiltFiles {
  files: Record<string, string | Uint8Array>;
  /** Static imports of each module. */
  imports: Record<string, string[]>;
  /** Modules of each mount, its own first. */
  modules: Record<string, string[]>;
  /** All files that a mount loads before it shows its data, with its largest texts. */
  needed: Record<string, string[]>;
}

interface LoaderBuild {
  dir: string;
  output: string;
  version: string;
  built: BuiltFiles;
  /** Whether it accepts only files with the hashes of its version. */
  pinned: boolean;
}

const fileContent = (file: OutputAsset | OutputChunk) => (file.type === 'chunk' ? file.code : file.source);

export function recordFiles({ files, imports }: BuiltFiles, bundle: OutputBundle): void {
  for (const file of Object.values(bundle)) {
    files[file.fileName] = fileContent(file);
    if (file.type === 'chunk') imports[file.fileName] = file.imports;
  }
}

/** Returns the subresource integrity of a file. */
function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Returns the loader's data of each mount. */
function builtMounts({ modules }: BuiltFiles): [name: string, BuiltMount][] {
  return Object.entries(heights).map(([name, height]) => [name, [modules[name]!, height]]);
}

/** Returns the hashes of all modules and texts for the pinned loader. */
function pinnedHashes({ files }: BuiltFiles): Record<string, string> {
  const loaded = Object.entries(files).filter(([name]) => /[-.][\w-]{8}\.(js|json)$/.test(name));
  return Object.fromEntries(loaded.map(([name, content]) => [name, integrityOf(content)]));
}

/** Returns the transitive imports of each module for the pinned loader. */
function transitiveImports({ imports }: BuiltFiles): Record<string, string[]> {
  const all = Object.keys(imports).map((file): [string, string[]] => {
    const reached = reachable([file], (one) => imports[one] ?? []);
    reached.delete(file);
    return [file, [...reached]];
  });
  return Object.fromEntries(all.filter(([, files]) => files.length));
}

/** Returns the manifest: every file with its hash and size. */
function manifestJson(version: string, { files, needed }: BuiltFiles): string {
  const listed = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, content]) => [name, { integrity: integrityOf(content), bytes: Buffer.byteLength(content) }]);
  return `${JSON.stringify({ version, mounts: needed, files: Object.fromEntries(listed) }, null, 2)}\n`;
}

/** Builds a loader. The pinned one is built last and emits the manifest. */
export function loaderBuild({ dir, output, version, built, pinned }: LoaderBuild): RollupOptions {
  const values = () => ({
    __MOUNTS__: builtMounts(built),
    __PINS__: pinned ? pinnedHashes(built) : {},
    __IMPORTED__: pinned ? transitiveImports(built) : {},
    __DIAGNOSIS__: built.modules.diagnose?.[0],
    __VISITS__: built.modules.visits?.[0],
  });
  return {
    input: 'embed/loader/loader.ts',
    // Saves the bytes of 'use strict', which the loader does not need.
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
          recordFiles(built, bundle);
          if (!pinned) return;
          this.emitFile({ type: 'asset', fileName: 'manifest.json', source: manifestJson(version, built) });
        },
      },
    ],
  };
}
