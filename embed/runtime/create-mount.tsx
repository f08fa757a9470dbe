import { useErrorBoundary } from 'preact/hooks';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/ui/tokens.css';
import './embed.css';
import type { Remote } from '../../src/gateway/cache/resource.ts';
import { GatewayError } from '../../src/gateway/http/errors.ts';
import { type LanguageCode, languages } from '../../src/i18n/languages.ts';
import { TextsScope } from '../../src/i18n/texts-scope.tsx';
import { Button } from '../../src/ui/button.tsx';
import type { Theme } from '../attributes/common.ts';
import { readAttributes } from '../attributes/read-attributes.ts';
import { complain } from '../attributes/warn-attribute.ts';
import { emit } from '../events.ts';
import type { Given, Mount, Origin } from '../mount-contract.ts';
import type { MountName, Mounts, Options } from '../mounts.ts';
import { create } from '../safe-document.ts';
import { sheetOf } from '../style-sheet.ts';
import type { Look, mount as lookOf } from '../theme/theme.ts';
import { watchDefects } from './defects.ts';
import { explain } from './diagnose-failure.ts';
import type { Explained } from './embed-context.ts';
import { lazyPart } from './lazy-part.tsx';
import { type Setup, setup } from './mount-setup.ts';
import type { Site } from './operator-settings.ts';

/**
 * Further rules of a host, which matter as soon as something is in it. They win over those of the page. Of a theme the
 * background comes with its file.
 */
const HOST =
  ':host{border-radius:12px!important}@media screen{:host(:not([data-theme])){background:#0d0f14!important}}' +
  ':host{direction:ltr!important;unicode-bidi:isolate!important;overflow:clip!important;pointer-events:inherit!important}' +
  ':host::before,:host::after{content:none!important}';

/** On paper: dark on white whatever the theme, and all of what rolls by on a screen. Banners have pictures behind them. */
const PRINT =
  '@media print{:host{background:none!important}' +
  '.embed :not([class^=banner]){color:#000!important;background:none!important;animation:none!important;white-space:normal!important}' +
  '.embed [class$=view],.embed [class^=marquee]{block-size:auto!important;overflow:visible!important}' +
  '.embed [class^=marquee]{display:block!important}' +
  '.embed [aria-hidden],.embed [class*=pause]{display:none!important}}';

/** Put in by the build: the rules of what all mounts have in common. */
declare const __STYLES__: string;
/** Put in by the build: the file of themes. */
declare const __THEME__: string;
/** Put in by the build: 'Loading failed, click to retry' in English, for when even the texts cannot be had. */
declare const __RETRY__: string;

/** What the build puts into a mount's module. */
interface Built {
  /** The rules of its own. */
  styles: string;
  /** Address of its module, after which its texts are named. */
  module: string;
}

/** In the reserved height, so that it moves nothing when it arrives. */
const LegalLine = lazyPart(() => import('./legal-line.tsx'));

export interface ViewProps<Name extends MountName> {
  options: Options<Name>;
  site: Site;
  origin: Origin;
  host: HTMLElement;
}

/** Makes the `mount` of a module from its view: shadow root, texts, failures, events. */
export function mounting<Name extends MountName>(
  name: Name,
  schema: Mounts[Name],
  { styles, module }: Built,
  View: ComponentType<ViewProps<Name>>,
): Mount {
  const sheets = [sheetOf(HOST + PRINT + __STYLES__), sheetOf(styles)];

  return (host, root, given, origin) => {
    const read = ({ attributes, pageLanguage }: Given) =>
      readAttributes(schema, attributes, complain, pageLanguage) as Options<Name>;
    const frame = create('div');
    frame.className = 'embed';
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
    // As wide as a letter at the reader's font size, which the host has whatever the page's rules are.
    const letter = create('div');
    letter.className = 'letter';
    root.append(frame, letter);
    const tree = createRoot(frame);
    let options = read(given);
    let leave = () => {};
    let look: Promise<Look | undefined> | undefined;
    let shown: Setup | undefined;

    const fail = (code: string) => emit(host, 'error', { mount: name, code });
    const unwatch = watchDefects(origin.files, () => fail('defect'));

    function dress(code: LanguageCode, { accent, onAccent }: Partial<Site> = {}) {
      frame.lang = languages[code].locales[0];
      frame.dir = languages[code].direction;
      // Through the style object, which a strict policy allows; null leaves the token as it is.
      frame.style.setProperty('--accent', accent ?? null);
      frame.style.setProperty('--accent-light', accent ?? null);
      frame.style.setProperty('--on-accent', onAccent ?? null);
    }

    function dressUp(theme?: Theme) {
      if (theme) {
        look ??= origin.load?.(__THEME__).then(
          (of) => (of as typeof lookOf)(root, frame),
          // As it is without one; the host has no ground then.
          () => {
            frame.style.background = '#000';
            return undefined;
          },
        );
      }
      void look?.then((take) => take?.(theme));
    }

    function draw() {
      dressUp(options.theme);
      if (!shown) return;
      const { site, texts } = shown;
      dress(texts.language, site);
      tree.render(
        <Sound
          defect={(error) => {
            console.error('Foyer:', error);
            fail('defect');
            // Frees the room: a line, and what the page itself has put into the element.
            const defect: GatewayError & Explained = new GatewayError('defect');
            explain(defect).catch(() => defect.follow?.(undefined, host));
          }}
        >
          <TextsScope value={texts}>
            <View options={options} site={site} origin={origin} host={host} />
            {!(options as { legal?: string }).legal && (
              <LegalLine host={host} settings={site.legal} origin={origin} widget={name} />
            )}
          </TextsScope>
        </Sound>,
      );
    }

    function follow() {
      const $setup = setup(origin, module, options.lang);
      leave();
      let rest: (() => void) | undefined;
      let told = '';
      const stop = $setup.subscribe((remote: Remote<Setup>) => {
        rest?.();
        rest = undefined;
        if (remote.state === 'ready') {
          shown = remote.value;
          draw();
        } else if (remote.state === 'failed') {
          const error: GatewayError & Explained = remote.error;
          const { code } = error;
          shown = undefined;
          dress(options.lang ?? 'EN');
          if (told !== code) fail(code);
          told = code;
          tree.render(
            <div className="async-view async-view--failed" role="alert">
              <Button onClick={() => $setup.reload()}>{__RETRY__}</Button>
            </div>,
          );
          rest = error.follow?.($setup, host);
        }
      });
      leave = () => {
        stop();
        rest?.();
      };
    }

    let height = 0;
    let textUnit = 1;
    const sizes = observed(() => {
      const unit = Number.parseFloat(getComputedStyle(host).fontSize) / 16;
      if (unit && unit !== textUnit) {
        textUnit = unit;
        frame.style.setProperty('--text-unit', `${unit}px`);
      }
      const now = Math.round(host.getBoundingClientRect().height);
      if (now === height) return;
      height = now;
      emit(host, 'resize', { mount: name, height });
    });
    sizes?.observe(host);
    sizes?.observe(letter);
    dressUp(options.theme);
    follow();

    return {
      update(further) {
        const { lang } = options;
        options = read(further);
        const same = lang === options.lang;
        if (same) draw();
        else follow();
      },
      unmount() {
        unwatch();
        leave();
        dressUp();
        sizes?.disconnect();
        tree.unmount();
      },
    };
  };
}

/** Calls back when a size changes; never where a browser has no such observer. */
const observed = (callback: () => void): ResizeObserver | undefined =>
  window.ResizeObserver && new ResizeObserver(callback);

/** Keeps a defect of a view inside of its mount. */
function Sound({ defect, children }: { defect(error: unknown): void; children: ReactNode }) {
  const [broken] = useErrorBoundary(defect);
  return broken ? null : children;
}
