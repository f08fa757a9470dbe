import { useErrorBoundary } from 'preact/hooks';
import { type ComponentProps, useMemo } from 'react';
import type { Announcement } from '../../../src/gateway/endpoints/announcements.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { useTexts } from '../../../src/i18n/texts-scope.tsx';
import { formatDate } from '../../../src/lib/dates.ts';
import { LoadError } from '../../../src/ui/async-view.tsx';
import { Dialog } from '../../../src/ui/dialog.tsx';
import { Html } from '../../../src/ui/html.tsx';
import type { Origin } from '../../mount-contract.ts';
import { sheetOf } from '../../style-sheet.ts';
import { operatorAddress } from './add-attribution.ts';
import './announcement-detail.css';

declare const __STYLES__: string;

interface Props {
  notice: Announcement;
  origin: Origin;
  onClose(): void;
}

/** One announcement over the page: its day and its text, whose links lead to the operator. */
export function Part({ notice: { title, content, startDate }, origin, onClose }: Props) {
  const { t, language } = useTexts();
  const abroad = useMemo(
    () => ({ base: origin.site, leave: (url: URL) => operatorAddress(url, origin) }),
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

/** The text, or a retry in its place where what makes it safe cannot be had. */
function Sanitised(props: ComponentProps<typeof Html>) {
  const [failed, again] = useErrorBoundary((error: unknown) => console.error('Foyer:', error));
  return failed ? <LoadError retry={again} /> : <Html {...props} />;
}

export const sheet = sheetOf(__STYLES__);
