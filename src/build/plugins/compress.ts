import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'rollup';
import { isFastBuild } from './shared-plugins.ts';

const compressible = /\.(html|js|css|json|svg|txt)$/;
/** Bytes below which compression gains nothing. */
const WORTHWHILE = 512;

/** Emits `x.br` and `x.gz` for every `x`, so that the server never compresses on demand. */
export function compress(): Plugin | null {
  if (isFastBuild) return null;
  return {
    name: 'compress',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        await Promise.all(
          Object.values(bundle).map(async (file) => {
            const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
            if (!compressible.test(file.fileName) || source.length < WORTHWHILE) return;
            const [br, gz] = await Promise.all([
              promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
              promisify(gzip)(source, { level: 9 }),
            ]);
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: br });
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gz });
          }),
        );
      },
    },
  };
}
