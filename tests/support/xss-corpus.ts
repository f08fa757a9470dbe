/** Code that each text tries to run; all set the same variable. */
const runs = ['window.broken=1', 'window["broken"]=1', 'eval("window.broken=1")', 'top.broken=1'];
const handlers =
  'onerror onload onclick onfocus onmouseover onanimationstart ontoggle onpointerenter onbegin onscroll'.split(
    ' ',
  );
const tags =
  'img svg body iframe video audio input details marquee math object embed a form button select textarea style script link meta base template noscript table td p b x-y'.split(
    ' ',
  );
/** Syntaxes of an event handler in a tag. */
const ways: readonly ((tag: string, handler: string, code: string) => string)[] = [
  (tag, handler, code) => `<${tag} src=x:y ${handler}="${code}">`,
  (tag, handler, code) => `<${tag} src=x:y ${handler}='${code}'>`,
  (tag, handler, code) => `<${tag}/src=x:y/${handler}=${code}>`,
  (tag, handler, code) => `<${tag} title="a>b" ${handler}="${code}" autofocus tabindex=0>`,
  (tag, handler, code) => `<${tag.toUpperCase()} ${handler.toUpperCase()}\n=\n"${code}">`,
  (tag, handler, code) => `<${tag} a="'" ${handler}="${code}" b='"'>`,
  (tag, handler, code) => `<${tag}\u0000 ${handler}="${code}">`,
  (tag, handler, code) => `</${tag}><${tag} x=\`y\` ${handler}="${code}"`,
];
/** URLs that run code, plain and obfuscated. */
const schemes: readonly string[] = [
  'javascript:window.broken=1',
  'JaVaScRiPt:window.broken=1',
  ' javascript:window.broken=1',
  'java\tscript:window.broken=1',
  'java&#10;script:window.broken=1',
  '&#106;avascript:window.broken=1',
  'javascript&colon;window.broken=1',
  '\u0001javascript:window.broken=1',
  'data:text/html,<script>top.broken=1</script>',
  'data:text/html;base64,PHNjcmlwdD50b3AuYnJva2VuPTE8L3NjcmlwdD4=',
  'vbscript:window.broken=1',
  'blob:https://evil.example/1',
  'view-source:javascript:1',
];
const links: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">press</a>`,
  (address) => `<a href='${address}' target=_top>press</a>`,
  (address) => `<img src="${address}">`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<form action="${address}"><button formaction="${address}">x</button></form>`,
  (address) => `<svg><a xlink:href="${address}" href="${address}"><text>x</text></a></svg>`,
  (address) => `<p style="background-image:url('${address}')">x</p>`,
  (address) => `<meta http-equiv="refresh" content="0;url=${address}">`,
];
/** Elements in which the parser uses other rules, for nesting around the payload. */
const wrappers =
  'svg math template noscript title textarea style xmp noembed noframes iframe script select table plaintext'.split(
    ' ',
  );

export function xssCorpus(): string[] {
  const found: string[] = [];
  for (const tag of tags) {
    for (const handler of handlers) {
      for (const [place, way] of ways.entries()) found.push(way(tag, handler, runs[place % runs.length]!));
    }
  }
  for (const scheme of schemes) for (const link of links) found.push(link(scheme));
  const inner = '<img src=x:y onerror=window.broken=1>';
  for (const outer of wrappers) {
    for (const other of wrappers) {
      found.push(
        `<${outer}><${other}>${inner}</${other}></${outer}>`,
        `<${outer}></${other}><p title="</${outer}>${inner}">`,
        `<${outer}><!--</${other}>${inner}-->`,
      );
    }
  }
  return found;
}
