import { type ComponentType, useEffect, useState } from 'react';
import { LoadError } from '../../src/ui/async-view.tsx';

/** What a lazy module of a mount exports: a part of its view, and the rules of that. */
export interface LazyModule<Props> {
  Part: ComponentType<Props>;
  sheet: CSSStyleSheet;
}

/**
 * A part of a mount whose code comes when it is first shown. Its rules are adopted by the mount's root before it is
 * drawn; where the code cannot be had a retry stands in its place.
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
    // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
    useEffect(() => {
      if (part) return;
      let left = false;
      setFailed(false);
      load().then(
        (found) => {
          loaded = found;
          if (!left) setPart(found);
        },
        (error: unknown) => {
          console.error('Foyer:', error);
          if (!left) setFailed(true);
        },
      );
      return () => {
        left = true;
      };
    }, [tries]);
    if (failed) return <LoadError retry={() => setTries(tries + 1)} />;
    const root = host.shadowRoot;
    // Some elements of a page cannot hold a root, and show nothing.
    if (!part || !root) return null;
    if (!root.adoptedStyleSheets.includes(part.sheet)) {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, part.sheet];
    }
    return <part.Part {...props} />;
  };
}
