import { Component, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/ui/tokens.css';
import './embed.css';
import { imageAddress } from '../src/config/images.ts';
import type { GatewayError } from '../src/gateway/errors.ts';
import type { Remote } from '../src/gateway/resource.ts';
import { type LanguageCode, languages } from '../src/i18n/languages.ts';
import { TextsScope } from '../src/i18n/texts-scope.tsx';
import { Button } from '../src/ui/button.tsx';
import { ImageScope } from '../src/ui/image-scope.tsx';
import { readAttributes } from './attributes.ts';
import { watchDefects } from './defects.ts';
import { emit } from './events.ts';
import { type MountName, mounts, type Options } from './mounts.ts';
import { type Setup, setup, type TextFiles } from './setup.ts';
import type { Site } from './site.ts';
import type { Explained } from './surroundings.ts';
import type { Given, Mount, Origin } from './widget.ts';

/** What the build puts into a mount's module. */
interface Built {
  styles: string;
  texts: TextFiles;
  /** 'Loading failed, click to retry' in English, for when even the texts cannot be had. */
  retry: string;
}

export interface ViewProps<Name extends MountName> {
  options: Options<Name>;
  site: Site;
  origin: Origin;
  host: HTMLElement;
}

/** Makes the `mount` of a module from its view: shadow root, texts, failures, events. */
export function mounting<Name extends MountName>(
  name: Name,
  { styles, texts: files, retry }: Built,
  View: ComponentType<ViewProps<Name>>,
): Mount {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);

  return (host, root, given, origin) => {
    const read = ({ attributes, pageLanguage }: Given) =>
      readAttributes(mounts[name], attributes, origin.complain, pageLanguage) as Options<Name>;
    const frame = document.createElement('div');
    frame.className = 'embed';
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    root.append(frame);
    const tree = createRoot(frame);
    let options = read(given);
    let leave = () => {};
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

    function draw() {
      if (!shown) return;
      const { site, texts } = shown;
      dress(texts.language, site);
      tree.render(
        <Sound
          defect={(error) => {
            console.error('Foyer:', error);
            fail('defect');
          }}
        >
          <TextsScope value={texts}>
            <ImageScope value={imageAddress}>
              <View options={options} site={site} origin={origin} host={host} />
            </ImageScope>
          </TextsScope>
        </Sound>,
      );
    }

    function follow() {
      const $setup = setup(origin, files, options.lang);
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
          shown = undefined;
          dress(options.lang ?? 'EN');
          if (told !== error.code) fail(error.code);
          told = error.code;
          tree.render(
            <div className="async-view async-view--failed" role="alert">
              <Button onClick={() => $setup.reload()}>{retry}</Button>
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
    const sizes = observed(() => {
      const now = Math.round(host.getBoundingClientRect().height);
      if (now === height) return;
      height = now;
      emit(host, 'resize', { mount: name, height });
    });
    sizes?.observe(host);
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
class Sound extends Component<{ defect(error: unknown): void; children: ReactNode }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.defect(error);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
