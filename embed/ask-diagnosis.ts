import type { Finding, Source } from './diagnose/finding.ts';
import { checkModule } from './pinned.ts';

/** Put in by the build: the file of the diagnosis. */
declare const __DIAGNOSIS__: string;
declare const __PINNED__: boolean;
declare const __IMPORT__: (address: string) => Promise<{
  diagnose(source: Source, element?: HTMLElement): Promise<Finding[]>;
}>;

/** Loads the diagnosis, which is no part of any mount, and asks it. */
export async function askDiagnosis(source: Source, element?: HTMLElement): Promise<Finding[]> {
  if (__PINNED__) await checkModule(source.files, __DIAGNOSIS__, '');
  const { diagnose } = await __IMPORT__(source.files + __DIAGNOSIS__);
  return diagnose(source, element);
}
