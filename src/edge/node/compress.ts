import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compress } from '../compressed.ts';

const brotli = promisify(brotliCompress);
const deflated = promisify(gzip);

const params = {
  [constants.BROTLI_PARAM_QUALITY]: 6,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

/**
 * Compresses responses at a fast level. The platform's streams always use brotli's slowest level, which suits
 * only build files.
 */
export const compressFast: Compress = async (bytes, format) =>
  new Uint8Array(format === 'brotli' ? await brotli(bytes, { params }) : await deflated(bytes));
