/** Functions of `replaced-build.ts`, which is loaded after the first page. */
export const releaseWatch: {
  noteFailedLoad?(thrown: unknown): Promise<boolean>;
  reloadReplacedBuild?(): boolean;
} = {};
