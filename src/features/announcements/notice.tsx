import type { Announcement } from '../../gateway/endpoints/announcements.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { AccordionItem } from '../../ui/accordion-item.tsx';
import { Html } from '../../ui/html.tsx';

interface Props {
  notice: Announcement;
  /** Shown beside the title. */
  mark: string | undefined;
  open: boolean;
  onToggle(): void;
  /** Runs each time it has opened. */
  onOpen?: () => void;
}

/** One announcement of a list, with its day and text to open and close. */
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
