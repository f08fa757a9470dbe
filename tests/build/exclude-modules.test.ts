import { rollup } from 'rollup';
import { expect, test } from 'vitest';
import { excludeModules } from '../../src/build/plugins/exclude-modules.ts';

test('an excluded part renders nothing, and its code is not in the build', async () => {
  const modules: Record<string, string> = {
    page: "export const load = () => import('part');",
    part: "export default () => 'shown';",
  };
  const files = { name: 'files', resolveId: (id: string) => id, load: (id: string) => modules[id] };
  const bundle = await rollup({ input: 'page', plugins: [excludeModules(['part']), files] });
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
  expect(output[0].code).not.toContain('shown');
  const { load } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
  const { default: Part } = await load();
  expect(Part()).toBeNull();
});
