/** Part of Node's project: it does not compile when the demo or the build could name the DOM's types. */

import { readFileSync } from 'node:fs';

// @ts-expect-error the DOM's global
export const page = document;
// @ts-expect-error the DOM's global
export const where = location;
// @ts-expect-error the DOM's type
export type Shadow = ShadowRoot;
export const timer: NodeJS.Timeout = setTimeout(() => readFileSync, 0);
