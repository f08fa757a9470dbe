import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import { rollup } from 'rollup';
import ts from 'typescript';
import { languages } from '../i18n/languages.ts';
import { pageFiles } from './page-files.mjs';
import { constantsOf, minify } from './plugins.mjs';
import { holds } from './styles.mjs';
import { languagesBuilt, textsIn } from './texts.mjs';

const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the page may do; its inline pieces are allowed by their hashes. Sent as a header by the server. */
function policy({ script, style }) {
  return [
    "default-src 'none'",
    `script-src 'self'${script && ` ${sha256(script)}`}`,
    `style-src 'self' ${sha256(style)}`,
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self' https:",
    "frame-src 'self' https:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ].join('; ');
}

/** What the page says when not even its texts could be fetched. */
function startTexts() {
  const entries = languagesBuilt.flatMap((code) => {
    const { errors, shell } = textsIn(code);
    if (!errors?.offline || !shell?.configText) return [];
    const rtl = languages[code].direction === 'rtl' ? { rtl: true } : {};
    const text = { offline: errors.offline, config: shell.configText, retry: shell.checkAgain, ...rtl };
    return [[languages[code].locales[0], text]];
  });
  // `<` could end the script element the texts stand in.
  return JSON.stringify(Object.fromEntries(entries)).replaceAll('<', '\\u003c');
}

/** A small script without imports as one expression, for inlining. Its types are checked with all others. */
async function inlined(file, constants) {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const strip = {
    name: 'strip-types',
    transform: (code) => ({ code: ts.transpileModule(code, { compilerOptions }).outputText, map: null }),
  };
  const build = await rollup({ input: file, plugins: [strip, constantsOf(constants), minify()] });
  const { output } = await build.generate({ format: 'iife' });
  await build.close();
  return output[0].code.trim();
}

/**
 * The HTML around an entry: first paint and early requests inlined, the entry with all it needs at once
 * preloaded. Also emits `csp.txt`, the policy the server has to send with it. `early` may be left out, and
 * `pages`, the routes and entries of pages whose files the early requests know.
 */
export function page({ html, early, firstPaint, base, preload, constants, pages }) {
  let script;
  return {
    name: 'page',
    async buildStart() {
      for (const file of [html, early, firstPaint]) if (file) this.addWatchFile(file);
      script = early ? await inlined(early, constants) : '';
    },
    generateBundle(_, bundle) {
      const style = transform({ filename: firstPaint, code: readFileSync(firstPaint), minify: true })
        .code.toString()
        .trim();
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      const needed = new Set();
      const need = (name) => {
        if (!bundle[name] || needed.has(name)) return;
        needed.add(name);
        for (const next of bundle[name].imports) need(next);
      };
      need(entry.fileName);
      for (const chunk of chunks) {
        if (holds(chunk, preload)) need(chunk.fileName);
      }
      const address = (name) => `${base}${name}`;
      const scripts = [...needed].filter((name) => name !== entry.fileName);
      const sheets = [...needed].map((name) => bundle[name].styles).filter(Boolean);
      const pieces = {
        preloads: [
          // Asked for by the inline script, which runs later than the browser looks ahead.
          script && `<link rel="preload" as="fetch" href="${constants.__CONFIG_ADDRESS__}" crossorigin>`,
          ...scripts.map((name) => `<link rel="modulepreload" href="${address(name)}">`),
        ].join(''),
        'first paint': style,
        early: script,
        'start texts': startTexts(),
        'page files': pages
          ? JSON.stringify(pageFiles({ ...pages, bundle, first: needed, directory: 'assets/' }))
          : '',
        sheet: sheets.map((name) => `<link rel="stylesheet" href="${address(name)}">`).join(''),
        entry: `<script type="module" src="${address(entry.fileName)}"></script>`,
      };
      const source = readFileSync(html, 'utf8').replace(
        /<!-- ([\w ]+) -->/g,
        (whole, name) => pieces[name] ?? whole,
      );
      this.emitFile({ type: 'asset', fileName: 'index.html', source });
      this.emitFile({ type: 'asset', fileName: 'csp.txt', source: `${policy({ script, style })}\n` });
      const first = { scripts: [entry.fileName, ...scripts], sheets };
      this.emitFile({ type: 'asset', fileName: 'first.json', source: JSON.stringify(first) });
    },
  };
}

/** Path of a file of the project. */
export const file = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
