import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dependency } from 'rollup-plugin-license';
import { expect, test } from 'vitest';
import type { BuildManifest } from '../src/build/manifest.ts';
import { noticesOf } from '../src/build/plugins/third-party-notices.ts';

const dist = join(import.meta.dirname, '../dist');
const notices = (build: string) => readFileSync(join(dist, build, 'third-party-notices.txt'), 'utf8');

test.each(['site', 'kiosk'])('%s lists every bundled package with the text of its licence', (build) => {
  const { modules }: BuildManifest = JSON.parse(readFileSync(join(dist, build, 'manifest.json'), 'utf8'));
  const ids = Object.values(modules).flat();
  const bundled = new Set(ids.map((id) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\/.*\.[cm]?js$/.exec(id)?.[1]));
  bundled.delete(undefined);
  expect(bundled.size).toBeGreaterThan(10);
  const text = notices(build);
  const font = readFileSync(join(dist, '../node_modules/@fontsource-variable/exo-2/LICENSE'), 'utf8').trim();
  expect(text).toContain(font);
  for (const name of bundled) {
    expect(text).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'));
    const license = join(dist, `../node_modules/${name}/LICENSE`);
    if (existsSync(license)) expect(text).toContain(readFileSync(license, 'utf8').trim());
  }
});

test('the embed lists Preact and nanostores, but not React', { tags: ['EM-1'] }, () => {
  for (const name of ['preact', 'nanostores']) expect(notices('embed')).toContain(`${name} `);
  expect(notices('embed')).not.toContain('react-dom');
});

test('the build fails for a package without a licence text, unless the licence is Apache-2.0', () => {
  const lacking = { name: 'lacking', version: '1.0.0', licenseText: null, noticeText: null } as Dependency;
  expect(() => noticesOf([{ ...lacking, license: 'MIT' }])).toThrow('lacking');
  expect(noticesOf([{ ...lacking, license: 'Apache-2.0' }])).toContain('TERMS AND CONDITIONS FOR USE');
});
