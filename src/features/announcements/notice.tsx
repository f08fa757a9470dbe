import type { Announcement } from '../../gateway/endpoints/announcements.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { AccordionItem } from '../../ui/accordion-item.tsx';
import { Html } from '../../ui/html.tsx';

interface Props {
  notice: Announcement;
  mark: string | undefined;
  open: boolean;
  onToggle(): void;
  onOpen?: () => void;
}

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
