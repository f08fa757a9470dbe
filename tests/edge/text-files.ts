import { createHash } from 'node:crypto';
import type { Files } from '../../src/edge/files.ts';

/** Files with the current texts; each tag is a hash of the content. */
export const textFiles = (texts: () => Readonly<Record<string, string>>): Files => ({
  async read(path) {
    const text = texts()[path];
    if (text === undefined) return undefined;
    const tag = `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`;
    return { body: new TextEncoder().encode(text), tag };
  },
});
