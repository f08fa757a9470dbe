import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Remote } from '../../gateway/cache/resource.ts';
import { Html } from '../../ui/html.tsx';
import type { sanitiseHtml } from '../../ui/sanitise-html.ts';

let sanitise: typeof sanitiseHtml | undefined;

/**
 * Loads the sanitiser and the style of an open promotion before a text is opened. A list that begins with an open text keeps loading until then, so that the text does
 * not move what is below it.
 */
export function useSanitised<T>(remote: Remote<T>, beginsOpen: boolean): Remote<T> {
  const [settled, setSettled] = useState(sanitise !== undefined);
  // A tap names a promotion in the address later.
  const [waits] = useState(beginsOpen);
  useEffect(() => {
    const settle = () => setSettled(true);
    // The text shows a failure.
    Promise.all([import('../../ui/sanitise-html.ts'), import('./open-promotion.tsx')])
      .then(([module]) => {
        sanitise = module.sanitiseHtml;
      })
      .then(settle, settle);
  }, []);
  return settled || !waits ? remote : { state: 'loading' };
}

/** The operator's text, in its first frame if the sanitiser has been loaded. */
export function PromotionText({ source }: { source: string }) {
  return sanitise ? <SanitisedText source={source} sanitise={sanitise} /> : <Html source={source} />;
}

function SanitisedText({ source, sanitise }: { source: string; sanitise: typeof sanitiseHtml }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => element.current!.replaceChildren(sanitise(source)), [source, sanitise]);
  return <div ref={element} className="html" dir="auto" />;
}
