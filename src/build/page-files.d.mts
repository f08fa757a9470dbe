interface Found {
  at: string[];
  files: string[];
  areas: readonly string[];
}

export function pageFiles(options: {
  routes: Readonly<Record<string, readonly string[]>>;
  entries: Readonly<Record<string, { load(): Promise<unknown>; areas?: readonly string[] }>>;
  bundle: object;
  first: Set<string>;
  directory: string;
}): Found[];
