import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { AccordionItem } from '../../ui/accordion-item.tsx';
import { AsyncView } from '../../ui/async-view.tsx';
import { GrowingList } from '../../ui/growing-list.tsx';
import { Html } from '../../ui/html.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { helpIn } from './help.ts';

/** The items of the help centre, each with its text to open and close (MS-4); one is open at a time. */
export function HelpList() {
  const { language } = useTexts();
  const $help = helpIn(language);
  const [open, setOpen] = useState(-1);
  return (
    <AsyncView
      remote={useStore($help)}
      retry={$help.reload}
      skeleton={<Skeleton className="accordion-item--waiting" count={4} />}
      empty="messages.noHelp"
      isEmpty={(items) => !items.length}
    >
      {(items) => (
        <GrowingList items={items}>
          {(drawn) => (
            <ul className="accordion">
              {drawn.map(({ title, content }, place) => (
                <AccordionItem
                  // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and their order is the operator's
                  key={place}
                  id={`help-${place}`}
                  title={title}
                  open={place === open}
                  onToggle={() => setOpen(place === open ? -1 : place)}
                >
                  <Html source={content} />
                </AccordionItem>
              ))}
            </ul>
          )}
        </GrowingList>
      )}
    </AsyncView>
  );
}
