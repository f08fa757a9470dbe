import type { Announcement } from '../../gateway/endpoints/announcements.ts';
import { languages } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { dayText } from '../../lib/dates.ts';
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
  const { t, language } = useTexts();
  return (
    <AccordionItem
      id={`notice-${id}`}
      title={title.trim() || t('announcements.untitled')}
      mark={mark}
      open={open}
      onToggle={onToggle}
      {...(onOpen && { onOpen })}
    >
      {startDate && (
        <p className="accordion-item__date">
          <bdi>{dayText(startDate, languages[language].locales)}</bdi>
        </p>
      )}
      <Html source={content} />
    </AccordionItem>
  );
}
