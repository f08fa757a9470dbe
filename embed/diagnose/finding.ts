/** Why a mount is not shown. */
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

/** One result of `Foyer.diagnose`. */
export interface Finding {
  cause: Cause;
  /** Whether it prevents a mount from showing; otherwise it is a hint. */
  blocks: boolean;
  problem: string;
  /** The line to add, or the action to take. */
  remedy: string;
  /** The affected mount or script; undefined if it concerns the page. */
  element?: Element;
}

/** The loader that is diagnosed. */
export interface DiagnosedScript {
  /** Origin of the operator's site. */
  site: string;
  /** Base URL of the embed's files, with a trailing slash. */
  files: string;
  partner: string;
  /** Undefined if the loader did not run. */
  version?: string;
  nonce?: string;
}

/** Returns a short description such as `<div> #wins .box`. */
export function describeElement({ localName, id, classList }: Element): string {
  const classes = [...classList].map((name) => `.${name}`).join('');
  return `<${localName}>${id && ` #${id}`}${classes && ` ${classes}`}`;
}
