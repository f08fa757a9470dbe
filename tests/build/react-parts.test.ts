import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Plugin, rollup } from 'rollup';
import { describe, expect, test } from 'vitest';
import { reactParts } from '../../src/build/plugins/react-parts.ts';

const RENDERER = createRequire(import.meta.url)
  .resolve('react-dom/client')
  .replace('client.js', 'cjs/react-dom-client.production.js');

/** Builds one module. */
async function built(source: string, file = 'view.js'): Promise<string> {
  const given: Plugin = { name: 'given', resolveId: (id) => id, load: () => source };
  const bundle = await rollup({
    input: file,
    external: /^react/,
    treeshake: false,
    plugins: [given, reactParts()],
  });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code;
}

describe('the renderer', () => {
  test('has no code for view transitions, and keeps everything else in its place', async () => {
    const source = readFileSync(RENDERER, 'utf8');
    const code = await built(source, RENDERER);
    expect(source).toContain('.startViewTransition({');
    expect(code).not.toContain('.startViewTransition({');
    expect(code).toContain('exports.hydrateRoot = function');
  });

  test.each([
    ['updateForwardRef', 'react-dom no longer has the function updateForwardRef for forwardRef'],
    ['FragmentInstance', 'react-dom no longer has the methods of FragmentInstance'],
  ])('fails the build when a new version has no %s', async (name, message) => {
    const next = readFileSync(RENDERER, 'utf8').replaceAll(name, `${name}2`);
    await expect(built(next, RENDERER)).rejects.toThrow(message);
  });
});

describe('a view', () => {
  test.each([
    ['jsx("title", { children: "Home" })', '<title>'],
    ['jsxs("link", { rel: "stylesheet" })', '<link>'],
    ['jsx("my-slider", {})', '<my-slider>'],
    ['jsx(Fragment, { ref, children: [] })', '<Fragment ref>'],
  ])('may not render %s, because its code is removed', async (element, name) => {
    const source = `import { Fragment, jsx, jsxs } from 'react/jsx-runtime'; const ref = {}; export default ${element};`;
    await expect(built(source)).rejects.toThrow(`A view renders ${name}`);
  });

  test.each(['jsx("textarea", {})', 'jsx(Fragment, { children: jsx("b", { ref }) })'])(
    'may render %s',
    async (element) => {
      const source = `import { Fragment, jsx } from 'react/jsx-runtime'; const ref = {}; export default ${element};`;
      expect(await built(source)).toContain(element);
    },
  );

  test('may not import what is removed', async () => {
    await expect(built("import { forwardRef } from 'react'; export default forwardRef;")).rejects.toThrow(
      'view.js imports forwardRef of react',
    );
  });
});
