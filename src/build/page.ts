import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bundle as bundleStyles } from 'lightningcss';
import { type Plugin, rollup } from 'rollup';
import { languages } from '../i18n/languages.ts';
import { languageCodes } from '../lib/language-codes.ts';
import { scriptJson } from '../lib/script-json.ts';
import { importMap } from './chunks/named-chunks.ts';
import { chunksOf, withImported } from './chunks/reachable.ts';
import { type BuildManifest, modulesOf } from './manifest.ts';
import { moduleFiles } from './module-files.ts';
import { listed, pageFiles } from './page-files.ts';
import type { PageModule } from './page-modules.ts';
import { type Constants, constantsOf, minify, transpile } from './plugins/shared-plugins.ts';
import { version } from './project-file.ts';
import { holds, WIDE_SHEET, withoutHost } from './styles/styles.ts';
import { wideMedia } from './styles/wide-rules.ts';
import { textsIn } from './translation/messages.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the Content Security Policy, with hashes of the inline scripts and style. */
function policy(of: { scripts: readonly string[]; style: string; worker: boolean }): string {
  const { scripts, style, worker } = of;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.filter(Boolean).map(sha256)].join(' '),
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
    `trusted-types dompurify${worker ? ' foyer-worker' : ''}`,
  ].join('; ');
}

/** Returns the inline texts of the error that the page shows when it could not fetch its texts. */
export function startTexts(): string {
  const entries = languageCodes.flatMap((code) => {
    const { errors, shell } = textsIn(code);
    if (!errors?.offline || !shell?.configText) return [];
    const rtl = languages[code].direction === 'rtl' ? { rtl: true } : {};
    const { offline, slow, stillWaiting: waiting } = errors;
    const text = { waiting, slow, offline, config: shell.configText, retry: shell.checkAgain, ...rtl };
    return [[languages[code].locales[0], text]];
  });
  return scriptJson(Object.fromEntries(entries));
}

/** Bundles a small script for inlining. */
export async function inlined(file: string, constants: Constants): Promise<string> {
  const build = await rollup({ input: file, plugins: [transpile(), constantsOf(constants), minify()] });
  const { output } = await build.generate({ format: 'iife' });
  await build.close();
  return output[0].code.trim();
}

/** Replaces the comments of a page's source, such as `<!-- script -->`, with its pieces. */
export const filledPage = (html: string, pieces: Readonly<Record<string, string>>): string =>
  html.replace(/<!-- ([\w ]+) -->/g, (whole, name) => pieces[name] ?? whole);

interface PageOptions {
  html: string;
  /** Script that is inlined. */
  script?: string;
  firstPaint: string;
  base: string;
  /** Modules of the first screen. */
  preload: readonly string[];
  constants?: Constants;
  /** URL that the inline script fetches first. */
  configAddress?: string;
  /** Whether the page registers a service worker. */
  worker?: boolean;
  /** Whether chunks import those of the start by names that the page resolves (`named-chunks.ts`). */
  chunksNamed?: boolean;
  /** Stylesheets by the chunks they belong to. */
  sheets?: ReadonlyMap<string, string>;
  /** Lazy pages whose files the HTML lists. */
  pages?: readonly PageModule[];
}

/**
 * Emits the HTML of an entry, with inline style and script, and preloads of the entry's static imports. Also emits `csp.txt`, the
 * policy that the server must send with the HTML, and the manifest.
 */
export function page(options: PageOptions): Plugin {
  const { html, firstPaint, base, preload, constants = {}, configAddress, pages = [] } = options;
  const { worker = false, chunksNamed = false } = options;
  const { sheets = new Map<string, string>() } = options;
  const address = (name: string) => base + name;
  let script: string;
  return {
    name: 'page',
    async buildStart() {
      for (const file of [html, options.script, firstPaint]) if (file) this.addWatchFile(file);
      script = options.script ? await inlined(options.script, constants) : '';
    },
    generateBundle(_, bundle) {
      const style = withoutHost(bundleStyles({ filename: firstPaint, minify: true }).code.toString().trim());
      const chunks = chunksOf(bundle);
      const entry = [...chunks.values()].find((chunk) => chunk.isEntry)!.fileName;
      const atOnce = [...chunks.values()].filter((chunk) => holds(chunk, preload));
      const first = withImported([entry, ...atOnce.map(({ fileName }) => fileName)], chunks);
      const scripts = [...first].filter((name) => name !== entry);
      const firstSheets = [...first].map((name) => sheets.get(name)).filter((name) => name !== undefined);
      const beyond = pageFiles({ pages, chunks, sheets, first });
      const wide = sheets.get(WIDE_SHEET);
      const list = JSON.stringify(listed(beyond, 'assets/'));
      const ofPages = this.emitFile({ type: 'asset', name: 'pages.json', source: list });
      const imports = chunksNamed ? importMap(chunks.values(), address) : '';
      const pieces: Record<string, string> = {
        'import map': imports && `<script type="importmap">${imports}</script>`,
        // Asked for by the inline script, which runs later than the browser looks ahead.
        'config preload': configAddress
          ? `<link rel="preload" as="fetch" href="${configAddress}" crossorigin>`
          : '',
        // The largest file, at low priority: the connection would be idle until the first pictures arrive. It follows the import map,
        // which older browsers ignore once a module is requested.
        'renderer preload': scripts
          .filter((name) => holds(chunks.get(name)!, preload))
          .map((name) => `<link rel="modulepreload" href="${address(name)}" fetchpriority="low">`)
          .join(''),
        preloads: scripts.map((name) => `<link rel="modulepreload" href="${address(name)}">`).join(''),
        // Where the inline script loads them: the entry last.
        'entry files': JSON.stringify([...scripts, entry].map(address)),
        version: `<meta name="version" content="${version}">`,
        'first paint': style,
        script,
        'start texts': startTexts(),
        'page files': list,
        'all page files': address(this.getFileName(ofPages)),
        sheet: [
          ...firstSheets.map((name) => `<link rel="stylesheet" href="${address(name)}">`),
          wide && `<link rel="stylesheet" media="${wideMedia}" href="${address(wide)}">`,
        ].join(''),
        entry: `<script type="module" src="${address(entry)}"></script>`,
      };
      const source = filledPage(readFileSync(html, 'utf8').replace(/>\s+</g, '><'), pieces);
      this.emitFile({ type: 'asset', fileName: 'index.html', source });
      this.emitFile({
        type: 'asset',
        fileName: 'csp.txt',
        source: `${policy({ scripts: [script, imports], style, worker })}\n`,
      });
      const manifest: BuildManifest = {
        first: [entry, ...scripts, ...firstSheets],
        wide: wide ? [wide] : [],
        pages: beyond,
        modules: modulesOf(chunks),
      };
      if (pages.length) {
        const modules = moduleFiles({ chunks, sheets, first }, (id) => this.getModuleInfo(id));
        const texts = String(constants.__TEXTS__).slice(base.length);
        const source = JSON.stringify({ texts, modules });
        this.emitFile({ type: 'asset', fileName: 'modules.json', source });
      }
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.json',
        source: `${JSON.stringify(manifest, null, 2)}\n`,
      });
    },
  };
}
