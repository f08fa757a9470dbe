import { createHash } from 'node:crypto';
import { type Files, type StoredFile, textOf } from '../../src/edge/files.ts';
import { folderFiles } from '../../src/edge/node/folder-files.ts';

/**
 * Returns a brand's files: its configs from a folder, with `settings` merged into site.json, and icons
 * created on request.
 */
export function brandFiles(configs: string, settings: Readonly<Record<string, unknown>> = {}): Files {
  const onDisk = folderFiles(configs);
  return {
    async read(path, accepted) {
      if (path === 'site.json' && Object.keys(settings).length) return merged(onDisk, path, settings);
      if (!path.startsWith('icons/')) return onDisk.read(path, accepted);
      const site = await textOf(onDisk, 'site.json');
      if (site === undefined) return undefined;
      const { iconOf } = await import('./icons.ts');
      const icon = await iconOf(JSON.parse(site).brand, path.slice('icons/'.length));
      if (!icon) return undefined;
      return stored(new Uint8Array(icon));
    },
  };
}

async function merged(files: Files, path: string, settings: object): Promise<StoredFile | undefined> {
  const text = await textOf(files, path);
  return text === undefined
    ? undefined
    : stored(new TextEncoder().encode(JSON.stringify({ ...JSON.parse(text), ...settings })));
}

function stored(body: Uint8Array<ArrayBuffer>): StoredFile {
  return { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
