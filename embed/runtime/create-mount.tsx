import { useErrorBoundary } from 'preact/hooks';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/ui/colours.css';
import '../../src/ui/tokens.css';
import '../../src/ui/async-view.css';
import '../../src/ui/default-picture.css';
import './embed.css';
import type { Remote } from '../../src/gateway/cache/resource.ts';
import { asGatewayError, type GatewayError } from '../../src/gateway/http/errors.ts';
import { type LanguageCode, languages } from '../../src/i18n/languages.ts';
import { TextsScope } from '../../src/i18n/texts-scope.tsx';
import { Button } from '../../src/ui/button.tsx';
import type { Theme } from '../attributes/common.ts';
import { readAttributes } from '../attributes/read-attributes.ts';
import { warnAttribute } from '../attributes/warn-attribute.ts';
import { emit } from '../events.ts';
import type { Mount, MountInput, Origin } from '../mount-contract.ts';
import type { MountName, Mounts, Options } from '../mounts.ts';
import { createElement } from '../safe-document.ts';
import { createSheet } from '../style-sheet.ts';
import type { mount as createThemeController, ThemeController } from '../theme/theme.ts';
import { watchDefects } from './defects.ts';
import { diagnoseFailure } from './diagnose-failure.ts';
import type { DiagnosedError } from './embed-context.ts';
import { lazyPart } from './lazy-part.tsx';
import { type MountSetup, mountSetup } from './mount-setup.ts';
import type { OperatorSettings } from './operator-settings.ts';

/** Rules of a host that is not empty. They win over the page's. Themes set the background themselves. */
const HOST_RULES =
  ':host{border-radius:12px!important;direction:ltr!important;unicode-bidi:isolate!important;overflow:clip!important;pointer-events:inherit!important}' +
  '@media screen{:host(:not([data-theme])){background:#0d0f14!important}}' +
  ':host::before,:host::after{content:none!important}';

/** Prints dark on white and unrolls marquees. Banners keep their colours because they have pictures. */
const PRINT_RULES =
  '@media print{:host{background:none!important}' +
  ':not([class^=banner]){color:#000!important;background:none!important;animation:none!important;white-space:normal!important}' +
  '[class$=view],[class^=marquee]{display:block!important;block-size:auto!important;overflow:visible!important}' +
  '[aria-hidden],[class*=pause]{display:none!important}}';

/** Inserted by the build: the styles that all mounts share. */
declare const __STYLES__: string;
/** Inserted by the build: the module of themes. */
declare const __THEME__: string;
/** Inserted by the build: 'Loading failed, click to retry' in English, for failed requests of texts. */
declare const __RETRY__: string;

/** Values that the build inserts into a mount's module. */
interface BuildInput {
  styles: string;
  /** URL of the module, from which the name of its texts is derived. */
  module: string;
}

/** It fits into the reserved height, so that it causes no layout shift. */
const LegalLine = lazyPart(() => import('./legal-line.tsx'));

export interface ViewProps<Name extends MountName> {
  options: Options<Name>;
  site: OperatorSettings;
  origin: Origin;
  host: HTMLElement;
}

/** Creates the `mount` export of a module from its view: shadow root, texts, errors and events. */
export function createMount<Name extends MountName>(
  name: Name,
  schema: Mounts[Name],
  { styles, module }: BuildInput,
  View: ComponentType<ViewProps<Name>>,
): Mount {
  const sheets = [createSheet(HOST_RULES + PRINT_RULES + __STYLES__), createSheet(styles)];

  return (host, root, given, origin) => {
    const read = ({ attributes, pageLanguage }: MountInput) =>
      readAttributes(schema, attributes, warnAttribute, pageLanguage) as Options<Name>;
    const container = createElement('div');
    container.className = 'embed';
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
    // Measures the reader's font size, which the page's rules cannot change on the host.
    const textProbe = createElement('div');
    textProbe.className = 'letter';
    root.append(container, textProbe);
    const viewRoot = createRoot(container);
    let options = read(given);
    let unsubscribe = () => {};
    let themeController: Promise<ThemeController | undefined> | undefined;
    let shown: MountSetup | undefined;

    let reportedCode = '';
    /** Reports a code once until the mount is ready again. */
    const fail = (code: string) => {
      if (reportedCode !== code) emit(host, 'error', { mount: name, code });
      reportedCode = code;
    };
    const stopWatching = watchDefects(origin.files, () => fail('defect'));

    /** Shows the page's own content instead of a view that has thrown an exception. */
    function giveWay(cause: unknown) {
      fail('defect');
      // Also logs it.
      diagnoseFailure(asGatewayError(cause)).catch((error: unknown) =>
        (error as DiagnosedError).follow?.(undefined, host),
      );
    }

    function applyLocale(code: LanguageCode, accents: OperatorSettings['accents'] = {}) {
      container.lang = languages[code].locales[0];
      container.dir = languages[code].direction;
      // Setting properties by script is allowed under a strict CSP.
      for (const name in accents) container.style.setProperty(`--${name}`, accents[name]!);
    }

    function applyTheme(theme?: Theme) {
      if (theme) {
        themeController ??= origin.load?.(__THEME__).then(
          (of) => (of as typeof createThemeController)(root, container),
          // Without the theme module the background would be missing.
          () => {
            container.style.background = '#000';
            return undefined;
          },
        );
      }
      void themeController?.then((take) => take?.(theme));
    }

    function render() {
      applyTheme(options.theme);
      if (!shown) return;
      const { site, texts } = shown;
      applyLocale(texts.language, site?.accents);
      viewRoot.render(
        <MountErrorBoundary defect={giveWay}>
          <TextsScope value={texts}>
            <View options={options} site={site} origin={origin} host={host} />
            {!(options as { legal?: string }).legal && (
              <LegalLine host={host} settings={site.legal} origin={origin} widget={name} />
            )}
          </TextsScope>
        </MountErrorBoundary>,
      );
    }

    function subscribe() {
      const $setup = mountSetup(origin, module, options.lang);
      unsubscribe();
      let stopRetry: (() => void) | undefined;
      const stop = $setup.subscribe((remote: Remote<MountSetup>) => {
        stopRetry?.();
        stopRetry = undefined;
        if (remote.state === 'ready') {
          shown = remote.value;
          reportedCode = '';
          render();
        } else if (remote.state === 'failed') {
          const error: GatewayError & DiagnosedError = remote.error;
          const { code } = error;
          shown = undefined;
          applyLocale(options.lang ?? 'EN');
          fail(code);
          viewRoot.render(
            <div className="async-view async-view--failed" role="alert">
              <Button onClick={() => $setup.reload()}>{__RETRY__}</Button>
            </div>,
          );
          stopRetry = error.follow?.($setup, host);
        }
      });
      unsubscribe = () => {
        stop();
        stopRetry?.();
      };
    }

    let height = 0;
    let textUnit = 1;
    const sizes = observeResize(() => {
      const unit = Number.parseFloat(getComputedStyle(host).fontSize) / 16;
      if (unit && unit !== textUnit) {
        textUnit = unit;
        container.style.setProperty('--text-unit', `${unit}px`);
      }
      const now = Math.round(host.getBoundingClientRect().height);
      if (now === height) return;
      height = now;
      emit(host, 'resize', { mount: name, height });
    });
    sizes?.observe(host);
    sizes?.observe(textProbe);
    applyTheme(options.theme);
    subscribe();

    return {
      update(further) {
        const { lang } = options;
        options = read(further);
        const same = lang === options.lang;
        if (same) render();
        else subscribe();
      },
      unmount() {
        stopWatching();
        unsubscribe();
        applyTheme();
        sizes?.disconnect();
        viewRoot.unmount();
      },
    };
  };
}

/** Returns undefined in browsers without ResizeObserver. */
const observeResize = (callback: () => void): ResizeObserver | undefined =>
  window.ResizeObserver && new ResizeObserver(callback);

/** Catches errors of a view, so that other mounts continue. */
function MountErrorBoundary({ defect, children }: { defect(error: unknown): void; children: ReactNode }) {
  return useErrorBoundary(defect)[0] ? null : children;
}
