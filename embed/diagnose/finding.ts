/** What can keep a mount from showing. */
export type Cause =
  | 'attribute'
  | 'blocked'
  | 'browser'
  | 'consent'
  | 'element'
  | 'far'
  | 'gateway'
  | 'global'
  | 'hidden'
  | 'integrity-policy'
  | 'mount'
  | 'narrow'
  | 'no-mount'
  | 'offline'
  | 'operator'
  | 'origin'
  | 'other-operator'
  | 'other-version'
  | 'partner'
  | 'policy'
  | 'script'
  | 'shadow-root';

/** One thing that `Foyer.diagnose` found. */
export interface Finding {
  cause: Cause;
  /** Whether it keeps something from showing; else it is worth knowing. */
  blocks: boolean;
  problem: string;
  /** The line to add, or what else to do. */
  remedy: string;
  /** The mount or the script that it is about; none where it is the page. */
  element?: Element;
}

/** Where the script that is looked into came from. */
export interface DiagnosedScript {
  /** The operator's origin. */
  site: string;
  /** Folder of the embed's files, with a slash at its end. */
  files: string;
  partner: string;
  /** Its version; nothing where it did not run. */
  version?: string;
  /** Nonce of its element. */
  nonce?: string;
}

/** An element as a page's developer knows it. */
export function describeElement({ localName, id, classList }: Element): string {
  const classes = [...classList].map((name) => `.${name}`).join('');
  return `<${localName}>${id && ` #${id}`}${classes && ` ${classes}`}`;
}
