import { expect, test } from 'vitest';
import { ALLOWED_ATTR, ALLOWED_TAGS, onlyAllowed } from '../../src/ui/operator-html.ts';
import { hostileContent } from '../support/hostile-content.ts';

/** Everything that a parser could take for markup. */
const markup = /<[a-z!/?][^>]*>?/gi;
const allowed = new RegExp(`^</?(${ALLOWED_TAGS.join('|')})( (${ALLOWED_ATTR.join('|')})="[^"]*")*>$`);

test.each(Object.entries(hostileContent))('PR-1 of %s only allowed markup is left', (_, source) => {
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
])('PR-1 %s becomes %s', (source, expected) => {
  expect(onlyAllowed(source)).toBe(expected);
});
