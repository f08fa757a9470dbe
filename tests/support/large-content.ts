/** Returns long texts that repeat an unclosed construct, which takes naive parsers quadratic time. */
export function largeContent(length: number): Readonly<Record<string, string>> {
  const of = (part: string) => part.repeat(Math.ceil(length / part.length)).slice(0, length);
  return {
    'tags that never end': of('<a'),
    'tags that end once': `${of('<a')}">`,
    'tags with one quote each': `${of('<a "')}'>`,
    declarations: of('<!'),
    'declarations that end once': `${of('<!')}>`,
    comments: of('<!--'),
    brackets: of('<'),
    scripts: of('<script>'),
    'ends of a script that end nothing': `<script>${of('</script ')}`,
    'ends of a script with long gaps': `<script>${of(`</script${' '.repeat(1_000)}`)}`,
    'attributes with one quote each': `<p ${of('a=" ')}>`,
    'attributes without a value': `<p ${of('a ')}>`,
    'attributes that are nothing but gaps': `<p a${of(' ')}b>`,
    'equals signs': `<p ${of('=')}>`,
    'one long name': `<${of('b')}>`,
    'nested tags': of('<b>'),
    'nested tables': of('<table><tr><td>'),
    'nested links in tables': of('<table><a>'),
    'nested lists': of('<ul><li>'),
  };
}
