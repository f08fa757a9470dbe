import { setPriority } from 'node:os';
import { type InputOptions, type OutputOptions, type RollupCache, rollup } from 'rollup';

/**
 * Process of `npm run dev`: builds the embed whenever its parent sends a message, and answers with an error's text or an empty
 * one. Keeps what Rollup has parsed and transformed. `FOYER_OUT` and `FOYER_QUICK` are set.
 */
const { default: builds } = await import('../embed.ts');
const caches = new Map<object, RollupCache>();

// Saved components should appear first.
setPriority(10);

async function build(): Promise<void> {
  for (const { output, ...input } of builds) {
    const options: InputOptions = input;
    const bundle = await rollup({ ...options, cache: caches.get(input) ?? false, onLog() {} });
    if (bundle.cache) caches.set(input, bundle.cache);
    for (const each of [output].flat()) await bundle.write(each as OutputOptions);
    await bundle.close();
  }
}

process.on('message', () => {
  build().then(
    () => process.send?.(''),
    (error: unknown) => process.send?.(error instanceof Error ? error.message : String(error)),
  );
});
process.on('disconnect', () => process.exit());
