import type { Announcement } from '../../gateway/endpoints/announcements.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { AccordionItem } from '../../ui/accordion-item.tsx';
import { Html } from '../../ui/html.tsx';

interface Props {
  notice: Announcement;
  /** Badge next to the title. */
  mark: string | undefined;
  open: boolean;
  onToggle(): void;
  /** Runs whenever it opens. */
  onOpen?: () => void;
}

/** One announcement of a list, with its date and its collapsible text. */
export function Notice({ notice: { id, title, content, startDate }, mark, open, onToggle, onOpen }: Props) {
  const { t } = useTexts();
  return (
    <AccordionItem
      id={`notice-${id}`}
      title={title.trim() || t('announcements.untitled')}
      at={startDate}
      mark={mark}
      open={open}
      onToggle={onToggle}
      {...(onOpen && { onOpen })}
    >
      <Html source={content} />
    </AccordionItem>
  );
}
