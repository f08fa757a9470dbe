/** Part of the browser's project: it does not compile when code for browsers could name Node's types. */

// @ts-expect-error Node's module
import { readFileSync } from 'node:fs';

// @ts-expect-error Node's global
export const version = process.version;
// @ts-expect-error Node's type
export type Bytes = Buffer;
export const timer: number = setTimeout(() => readFileSync, 0);
export const page: Document = document;
