import { createHash } from 'node:crypto';
import { type Files, type StoredFile, textOf } from '../../src/edge/files.ts';
import { folderFiles } from '../../src/edge/node/folder-files.ts';

/** The files of a brand: its configs from a folder, with `more` fields; its icons drawn when they are asked for. */
export function brandFiles(configs: string, more: Readonly<Record<string, string>> = {}): Files {
  const onDisk = folderFiles(configs);
  return {
    async read(path, accepted) {
      if (path.endsWith('.json') && Object.keys(more).length) return withMore(onDisk, path, more);
      if (!path.startsWith('icons/')) return onDisk.read(path, accepted);
      const settings = await textOf(onDisk, 'site.json');
      if (settings === undefined) return undefined;
      // What draws is loaded with the first icon.
      const { iconOf } = await import('./icons.ts');
      const icon = await iconOf(JSON.parse(settings).brand, path.slice('icons/'.length));
      if (!icon) return undefined;
      return stored(new Uint8Array(icon));
    },
  };
}

async function withMore(files: Files, path: string, more: object): Promise<StoredFile | undefined> {
  const text = await textOf(files, path);
  return text === undefined
    ? undefined
    : stored(new TextEncoder().encode(JSON.stringify({ ...JSON.parse(text), ...more })));
}

function stored(body: Uint8Array<ArrayBuffer>): StoredFile {
  return { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
