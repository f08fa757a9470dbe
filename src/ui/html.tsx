import { useEffect, useRef, useState } from 'react';
import type { ForeignPage } from './sanitise-html.ts';
import './html.css';

interface Props {
  /** HTML of the operator from the gateway. */
  source: string;
  /** Set on a page of another site. */
  abroad?: ForeignPage;
}

/** Renders the operator's HTML after sanitising it; the sanitiser loads with the first use. */
export function Html({ source, abroad }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<{ thrown: unknown }>();
  useEffect(() => {
    let current = true;
    import('./sanitise-html.ts')
      .then(({ sanitiseHtml }) => {
        if (current) element.current?.replaceChildren(sanitiseHtml(source, abroad));
      })
      .catch((thrown: unknown) => current && setFailure({ thrown }));
    return () => {
      current = false;
    };
  }, [source, abroad]);
  // Throws for the error boundary, which offers a retry.
  if (failure) throw failure.thrown;
  return <div ref={element} className="html" dir="auto" />;
}
