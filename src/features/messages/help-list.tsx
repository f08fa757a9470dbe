import { useStore } from '@nanostores/react';
import { type ReactNode, useRef, useState } from 'react';
import type { HelpItem } from '../../gateway/endpoints/messages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { AccordionItem } from '../../ui/accordion-item.tsx';
import { AccordionSection } from '../../ui/accordion-section.tsx';
import { AsyncView } from '../../ui/async-view.tsx';
import { GrowingList } from '../../ui/growing-list.tsx';
import { Html } from '../../ui/html.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { helpItems } from './help.ts';

interface Props {
  /** Whether wide screens show the text next to the list. */
  beside?: boolean;
  /** Number of items that are shown; all by default. */
  most?: number;
  /** Topic of the item that is open at first. */
  topic?: string | undefined;
  /** Whether that item comes first. */
  topicFirst?: boolean;
  /** Whether an item is listed; all are by default. */
  matches?: (item: HelpItem) => boolean;
  /** In place of a list without matches. */
  noMatch?: ReactNode;
}

/** The help items as an accordion (MS-4); one is open at a time. */
export function HelpList({ beside = false, most, topic, topicFirst, matches, noMatch }: Props) {
  const { language } = useTexts();
  const $help = helpItems(language);
  const [chosen, setChosen] = useState<number>();
  const isTopicShown = useRef(false);
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
        // Items have no id and a fixed order.
        const listed = items
          .slice(0, most)
          .map((item, place) => ({ item, place }))
          .filter(({ item }) => !matches || matches(item));
        if (topicFirst) listed.sort((a, b) => Number(b.place === asked) - Number(a.place === asked));
        if (!listed.length) return noMatch;
        return (
          <GrowingList items={listed} atLeast={asked + 1}>
            {(drawn) => {
              const entries = drawn.map(({ item: { title, content }, place }) => (
                <AccordionItem
                  key={place}
                  id={`help-${place}`}
                  title={title}
                  open={place === open}
                  toTop={place === asked && !isTopicShown.current}
                  onOpen={() => {
                    isTopicShown.current = true;
                  }}
                  onToggle={() => setChosen(place === open ? -1 : place)}
                >
                  <Html source={content} />
                </AccordionItem>
              ));
              if (beside)
                return (
                  <AccordionSection count={drawn.length} onBeside={() => open < 0 && setChosen(0)}>
                    {entries}
                  </AccordionSection>
                );
              return <ul className="accordion">{entries}</ul>;
            }}
          </GrowingList>
        );
      }}
    </AsyncView>
  );
}
