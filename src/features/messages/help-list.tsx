import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { AccordionSection } from '../../ui/accordion-beside.tsx';
import { AccordionItem } from '../../ui/accordion-item.tsx';
import { AsyncView } from '../../ui/async-view.tsx';
import { GrowingList } from '../../ui/growing-list.tsx';
import { Html } from '../../ui/html.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { helpIn } from './help.ts';

interface Props {
  /** Whether the text stands beside the list where there is room. */
  beside?: boolean;
  /** What the item is about that is open at first; none where no item is. */
  topic?: string | undefined;
}

/** The items of the help centre, each with its text to open and close (MS-4); one is open at a time. */
export function HelpList({ beside = false, topic }: Props) {
  const { language } = useTexts();
  const $help = helpIn(language);
  const [chosen, setChosen] = useState<number>();
  return (
    <AsyncView
      remote={useStore($help)}
      retry={$help.reload}
      skeleton={<Skeleton className="accordion-item--waiting" count={4} />}
      empty="messages.noHelp"
      isEmpty={(items) => !items.length}
    >
      {(items) => {
        const asked = topic ? items.findIndex((item) => item.topic === topic) : -1;
        const open = chosen ?? asked;
        return (
          <GrowingList items={items} atLeast={asked + 1}>
            {(drawn) => {
              const entries = drawn.map(({ title, content }, place) => (
                <AccordionItem
                  // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and their order is the operator's
                  key={place}
                  id={`help-${place}`}
                  title={title}
                  open={place === open}
                  onToggle={() => setChosen(place === open ? -1 : place)}
                >
                  <Html source={content} />
                </AccordionItem>
              ));
              if (beside) return <AccordionSection count={drawn.length}>{entries}</AccordionSection>;
              return <ul className="accordion">{entries}</ul>;
            }}
          </GrowingList>
        );
      }}
    </AsyncView>
  );
}
