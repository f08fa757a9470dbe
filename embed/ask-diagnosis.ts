import { loadChunk } from './chunks.ts';
import type { mount as Diagnose } from './diagnose/diagnose.ts';
import type { Finding, Source } from './diagnose/finding.ts';

/** Put in by the build: the file of the diagnosis. */
declare const __DIAGNOSIS__: string;
/** Loads the diagnosis, which is no part of any mount, and asks it. */
export async function askDiagnosis(source: Source, element?: HTMLElement): Promise<Finding[]> {
  const diagnose = (await loadChunk([__DIAGNOSIS__])) as unknown as typeof Diagnose;
  return diagnose(source, element);
}
