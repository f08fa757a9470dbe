import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { mock } from 'node:test';

/** Sets this process to a fixed time of UTC and to repeatable random values, so that two runs have the same result. */
export function fixConditions(now: number): void {
  process.env.TZ = 'UTC';
  mock.timers.enable({ apis: ['Date'], now });

  let drawn = 0;
  /** Hashes a counter. */
  const bytes = (length: number): Buffer => {
    const blocks = Array.from({ length: Math.ceil(length / 32) }, () =>
      createHash('sha256').update(String(drawn++)).digest(),
    );
    return Buffer.concat(blocks).subarray(0, length);
  };
  const uuid = () =>
    bytes(16)
      .toString('hex')
      .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
  const integer = (low: number, high?: number) => {
    const [from, to] = high === undefined ? [0, low] : [low, high];
    return from + (bytes(4).readUInt32BE() % (to - from));
  };
  const fill = (view: ArrayBufferView) => {
    new Uint8Array(view.buffer, view.byteOffset, view.byteLength).set(bytes(view.byteLength));
    return view;
  };

  mock.method(crypto, 'randomBytes', bytes);
  mock.method(crypto, 'randomUUID', uuid);
  mock.method(crypto, 'randomInt', integer);
  mock.method(globalThis.crypto, 'randomUUID', uuid);
  mock.method(globalThis.crypto, 'getRandomValues', fill);
  syncBuiltinESMExports();
}
