import { useEffect, useRef } from 'react';
import type { Abroad } from './sanitise.ts';
import './html.css';

interface Props {
  /** HTML of the operator, as it came from the gateway. */
  source: string;
  /** Where it stands on a page that is not the operator's. */
  abroad?: Abroad;
}

/** Shows the operator's HTML after sanitising it; the sanitiser is loaded with the first such text. */
export function Html({ source, abroad }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let current = true;
    void import('./sanitise.ts').then(({ sanitised }) => {
      if (current) element.current?.replaceChildren(sanitised(source, abroad));
    });
    return () => {
      current = false;
    };
  }, [source, abroad]);
  return <div ref={element} className="html" dir="auto" />;
}
