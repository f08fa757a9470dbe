import type { ComponentProps } from 'react';
import type { Announcement } from '../../gateway/endpoints/announcements.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { AccordionItem } from '../../ui/accordion-item.tsx';
import { Html } from '../../ui/html.tsx';

type Item = ComponentProps<typeof AccordionItem>;

interface Props extends Pick<Item, 'mark' | 'sign' | 'open' | 'onToggle' | 'onOpen'> {
  notice: Announcement;
}

export function Notice({ notice: { id, title, content, startDate }, ...item }: Props) {
  const { t } = useTexts();
  return (
    <AccordionItem
      id={`notice-${id}`}
      title={title.trim() || t('announcements.untitled')}
      at={startDate}
      {...item}
    >
      <Html source={content} />
    </AccordionItem>
  );
}
