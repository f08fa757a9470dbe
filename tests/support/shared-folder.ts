import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that all processes of this run may use. */
    sharedFolder: string;
  }
}

/** Makes a folder for the run, and takes it away after it. */
export default function ({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-tests-'));
  provide('sharedFolder', folder);
  return () => rmSync(folder, { recursive: true });
}
