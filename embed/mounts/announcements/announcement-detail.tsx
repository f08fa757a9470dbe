import { useErrorBoundary } from 'preact/hooks';
import { type ComponentProps, useMemo } from 'react';
import type { Announcement } from '../../../src/gateway/endpoints/announcements.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { useTexts } from '../../../src/i18n/texts-scope.tsx';
import { formatDate } from '../../../src/lib/dates.ts';
import { BlockState } from '../../../src/ui/async-view.tsx';
import { Dialog } from '../../../src/ui/dialog.tsx';
import { Html } from '../../../src/ui/html.tsx';
import type { Origin } from '../../mount-contract.ts';
import { createSheet } from '../../style-sheet.ts';
import { addAttribution } from './add-attribution.ts';
import '../../../src/ui/html-content.css';
import './announcement-detail.css';

declare const __STYLES__: string;

interface Props {
  notice: Announcement;
  origin: Origin;
  onClose(): void;
}

/** One announcement in a dialog. Links in it open the operator's site. */
export function Part({ notice: { title, content, startDate }, origin, onClose }: Props) {
  const { t, language } = useTexts();
  const abroad = useMemo(
    () => ({ base: origin.site, leave: (url: URL) => addAttribution(url, origin) }),
    [origin],
  );
  return (
    <Dialog title={<bdi>{title.trim() || t('announcements.untitled')}</bdi>} onClose={onClose}>
      {startDate && (
        <p className="announcement-detail__day">
          <bdi>{formatDate(startDate, languages[language].locales)}</bdi>
        </p>
      )}
      <Sanitised source={content} abroad={abroad} />
    </Dialog>
  );
}

/** The sanitised text, or a retry button if the sanitiser cannot be loaded. */
function Sanitised(props: ComponentProps<typeof Html>) {
  const [failed, again] = useErrorBoundary((error: unknown) => console.error('Foyer:', error));
  return failed ? <BlockState retry={again} /> : <Html {...props} />;
}

export const sheet = createSheet(__STYLES__);
