import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Html } from '../../ui/html.tsx';
import type { sanitiseHtml } from '../../ui/sanitise-html.ts';

let sanitise: typeof sanitiseHtml | undefined;

/** Loads the sanitiser before a text is opened. Returns whether it has been loaded, or failed, which the text then shows. */
export function useSanitiser(): boolean {
  const [settled, setSettled] = useState(sanitise !== undefined);
  useEffect(() => {
    const settle = () => setSettled(true);
    import('../../ui/sanitise-html.ts')
      .then((module) => {
        sanitise = module.sanitiseHtml;
      })
      .then(settle, settle);
  }, []);
  return settled;
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
