import { type ComponentType, useEffect, useState } from 'react';
import { BlockState } from '../../src/ui/async-view.tsx';

/** Exports of a lazy module: a component and its style sheet. */
export interface LazyModule<Props> {
  Part: ComponentType<Props>;
  sheet: CSSStyleSheet;
}

/**
 * A component that is loaded when it is first rendered. Adopts its style sheet first; shows a retry button on
 * failure.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<LazyModule<Props>>,
): ComponentType<Props & { host: HTMLElement }> {
  let loaded: LazyModule<Props> | undefined;
  return function LazyPart(props) {
    const { host } = props;
    const [part, setPart] = useState(loaded);
    const [tries, setTries] = useState(0);
    const [failed, setFailed] = useState(false);
    // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per try
    useEffect(() => {
      if (part) return;
      setFailed(false);
      load().then(
        (found) => {
          loaded = found;
          setPart(found);
        },
        (error: unknown) => {
          console.error('Foyer:', error);
          setFailed(true);
        },
      );
    }, [tries]);
    if (failed) return <BlockState retry={() => setTries(tries + 1)} />;
    const root = host.shadowRoot;
    // Elements without a shadow root show nothing.
    if (!part || !root) return null;
    if (!root.adoptedStyleSheets.includes(part.sheet)) {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, part.sheet];
    }
    return <part.Part {...props} />;
  };
}
