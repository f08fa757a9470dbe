// @module-tag PR-1
import { expect, test, vi } from 'vitest';
import { ALLOWED_ATTR, ALLOWED_TAGS, onlyAllowed } from '../../src/ui/operator-html.ts';
import { hostileContent } from '../support/hostile-content.ts';
import { largeContent } from '../support/large-content.ts';

/** Everything that a parser could take for markup. */
const markup = /<[a-z!/?][^>]*>?/gi;
const allowed = new RegExp(`^</?(${ALLOWED_TAGS.join('|')})( (${ALLOWED_ATTR.join('|')})="[^"]*")*>$`);

test.each(Object.entries(hostileContent))('keeps only allowed markup of %s', (_, source) => {
  for (const tag of onlyAllowed(source)
    .replaceAll(/="[^"]*"/g, '=""')
    .match(markup) ?? []) {
    expect(tag).toMatch(allowed);
  }
});

test.each([
  ['<P STYLE="color:red">a</P>', '<p data-style="color:red">a</p>'],
  ["<a href='/m/home' onclick=x target=_top>a</a>", '<a href="/m/home">a</a>'],
  ['<img src=a.png width=3 />', '<img src="a.png" width="3">'],
  ['<td title=\'a "b" > c\'>x</td>', '<td title="a &quot;b&quot; > c">x</td>'],
  ['1 < 2 & 3 > 2 <3', '1 &lt; 2 & 3 > 2 &lt;3'],
  ['<center>a</center><style>p{}</style>b<!-- c -->', 'ab'],
  ['<styled>a</styled><hr>', 'a<hr>'],
  ['<b a"c onclick=x>d</b>', '&lt;b a"c onclick=x>d</b>'],
  ['our style = calm', 'our style = calm'],
])('%s becomes %s', (source, expected) => {
  expect(onlyAllowed(source)).toBe(expected);
});

/** How often a place of a text is looked at while it is written again, by what looks at it. */
function looksAt(source: string): number {
  let looked = 0;
  const count = (text: string, from: number, to: number) => {
    looked += Math.max(0, (to < 0 ? text.length : to) - from);
  };
  const indexOf = String.prototype.indexOf;
  const exec = RegExp.prototype.exec;
  const spies = [
    vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, text, from = 0) {
      const found = indexOf.call(this, text, from);
      count(this, from, found);
      return found;
    }),
    vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
      const from = this.lastIndex;
      const found = exec.call(this, text);
      count(text, from, found ? found.index + found[0].length : this.sticky ? from : -1);
      return found;
    }),
  ];
  onlyAllowed(source);
  for (const spy of spies) spy.mockRestore();
  return looked;
}

test.each(Object.entries(largeContent(20_000)))('%s take a work that grows as the text does', (_, source) => {
  const half = looksAt(source.slice(0, source.length / 2));
  const whole = looksAt(source);
  // Twice the text is twice the work, and what a few open tags cost at most; four times it would be if it grew squared.
  expect(whole).toBeLessThan(2.2 * half + 60 * source.length);
});

test('reads 100,000 characters of a text, and keeps 3,000 tags', () => {
  expect(onlyAllowed('a'.repeat(150_000))).toHaveLength(100_000);
  const tags = onlyAllowed('<b>x</b>'.repeat(10_000));
  expect(tags.match(/<\/?b>/g)).toHaveLength(3_000);
  expect(tags.match(/x/g)).toHaveLength(10_000);
});
