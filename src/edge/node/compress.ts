import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compress } from '../compressed.ts';

const brotli = promisify(brotliCompress);
const deflated = promisify(gzip);

const params = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

/** Compresses what is made for a request. The platform's streams have no quality, and take brotli's highest, for files of a build. */
export const compressFast: Compress = async (bytes, format) =>
  new Uint8Array(format === 'brotli' ? await brotli(bytes, { params }) : await deflated(bytes));
