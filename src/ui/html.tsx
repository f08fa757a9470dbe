import { useEffect, useRef } from 'react';
import './html.css';

interface Props {
  /** HTML of the operator, as it came from the gateway. */
  source: string;
}

/** Shows the operator's HTML after sanitising it; the sanitiser is loaded with the first such text. */
export function Html({ source }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let current = true;
    void import('./sanitise.ts').then(({ sanitised }) => {
      if (current) element.current?.replaceChildren(sanitised(source));
    });
    return () => {
      current = false;
    };
  }, [source]);
  return <div ref={element} className="html" dir="auto" />;
}
