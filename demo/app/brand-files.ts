import { createHash } from 'node:crypto';
import { type Files, textOf } from '../../src/edge/files.ts';
import { folderFiles } from '../../src/edge/node/folder-files.ts';

/** The files of a brand: its configs from a folder, its icons drawn when they are asked for. */
export function brandFiles(configs: string): Files {
  const onDisk = folderFiles(configs);
  return {
    async read(path, accepted) {
      if (!path.startsWith('icons/')) return onDisk.read(path, accepted);
      const settings = await textOf(onDisk, 'site.json');
      if (settings === undefined) return undefined;
      // What draws is loaded with the first icon.
      const { iconOf } = await import('./icons.ts');
      const icon = await iconOf(JSON.parse(settings).brand, path.slice('icons/'.length));
      if (!icon) return undefined;
      const tag = `"${createHash('sha256').update(icon).digest('base64url').slice(0, 22)}"`;
      return { body: new Uint8Array(icon), tag };
    },
  };
}
