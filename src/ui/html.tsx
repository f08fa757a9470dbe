import { useEffect, useRef, useState } from 'react';
import type { ForeignPage } from './sanitise-html.ts';
import './html.css';

interface Props {
  /** HTML of the operator, as it came from the gateway. */
  source: string;
  /** Where it stands on a page that is not the operator's. */
  abroad?: ForeignPage;
}

/** Shows the operator's HTML after sanitising it; the sanitiser is loaded with the first such text. */
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
  // For the boundary around it, which offers to try again.
  if (failure) throw failure.thrown;
  return <div ref={element} className="html" dir="auto" />;
}
