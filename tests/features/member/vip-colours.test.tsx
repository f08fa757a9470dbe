import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MemberCard } from '../../../src/features/member/member-card.tsx';
import VipEntry from '../../../src/features/member/vip-entry.tsx';
import { contrast, mix, parseHex } from '../../../src/lib/colour.ts';
import { MemberBar } from '../../../src/shell/header/member-bar.tsx';
import { show } from '../../support/show.tsx';
import { environmentPerTest } from '../../support/test-environment.ts';

const here = environmentPerTest();

const sheet = readFileSync(join(import.meta.dirname, '../../../src/features/member/vip-tones.css'), 'utf8');

/** The colours of a metal in its rule. */
function coloursOf(metal: string) {
  const rule = sheet.split(`.vip-tone--${metal} {`)[1]!.split('}')[0]!;
  const colour = (name: string) => parseHex(new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(rule)![1]!);
  return {
    metal: colour('metal'),
    light: colour('metal-light'),
    dark: colour('metal-dark'),
    mark: colour('metal-mark'),
  };
}

/** Line and raised surface of both themes. */
const tracks = { dark: parseHex('#2a303d'), light: parseHex('#d9dbe0') };

test.each(['bronze', 'silver', 'gold', 'platinum', 'diamond'])(
  'the label of %s is readable, and its progress is visible on dark and light',
  { tags: ['WL-6'] },
  (name) => {
    const { metal, light, dark, mark } = coloursOf(name);
    const end = mix(light, metal, 0.8);
    expect(contrast(mark, light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(mark, end)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(metal, tracks.dark)).toBeGreaterThanOrEqual(3);
    expect(contrast(dark, tracks.light)).toBeGreaterThanOrEqual(3);
  },
);

test.each([
  ['maya7', 'Gold', 'gold'],
  ['noor2', 'Diamond', 'diamond'],
])(
  'header and card of %s have the level %s in its own colours',
  { tags: ['HD-3', 'DR-1'] },
  async (user, level, metal) => {
    await here.signIn(user);
    await show(
      <>
        <MemberBar />
        <MemberCard />
      </>,
    );
    const labels = await screen.findAllByText(level);
    expect(labels).toHaveLength(2);
    for (const label of labels) expect([...label.classList]).toContain(`vip-tone--${metal}`);
  },
);

test('the bar towards Platinum has the metal of the card of Gold', { tags: ['WL-6'] }, async () => {
  await here.signIn('maya7');
  const { container } = await show(<VipEntry />);
  await screen.findByText('Gold');
  const bar = container.querySelector('.vip-entry__bar')!;
  expect(bar.closest('[class*="vip-tone--"]')!.classList).toContain('vip-tone--gold');
});

test('a label without a metal keeps the colours of the brand', { tags: ['DR-1'] }, async () => {
  here.gateway.faults!.rewrite('getMember', (member) => ({ ...member, clubLabel: { labelName: 'Friends' } }));
  await here.signIn('maya7');
  await show(<MemberCard />);
  expect((await screen.findByText('Friends')).className).toBe('member-card__label');
});
