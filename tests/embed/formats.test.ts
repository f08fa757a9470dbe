import { expect, test } from 'vitest';
import { createFormats as createMountFormats } from '../../embed/stand-ins/format.ts';
import { languages } from '../../src/i18n/languages.ts';
import { createFormats } from '../../src/lib/format.ts';

const MINUTE = 60_000;

test.each(Object.values(languages))('mounts show amounts and times in $name like the site', ({ locales }) => {
  const [site, mount] = [createFormats(locales), createMountFormats(locales)];
  for (const amount of [0, 900, 121_661.5, 12_345_678])
    expect(mount.money(amount, 'INR')).toBe(site.money(amount, 'INR'));
  for (const past of [0.5, 1, 59, 59.6, 60, 1_439, 1_440, 9_000])
    expect(mount.ago(0, past * MINUTE)).toBe(site.ago(0, past * MINUTE));
  for (const past of [-1, 0, 0.4]) expect(mount.ago(0, past * MINUTE)).toBe(site.ago(0, MINUTE));
});
