import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import './section-head.css';

interface Props {
  title: string;
  /** Where the title and 'more' lead. */
  address: string;
  /** Previous and next, where there are. */
  controls?: ReactNode;
}

/** The head of a block of home: its title, which opens the category (HM-7), and 'more'. */
export function SectionHead({ title, address, controls }: Props) {
  const { t } = useTexts();
  return (
    <header className="section-head">
      <h2 className="section-head__title">
        <a href={address} dir="auto">
          {title}
        </a>
      </h2>
      {controls}
      {/* Of what, stands in its text: search engines read no label. */}
      <a className="section-head__more" href={address}>
        {t('common.more')} <span className="visually-hidden">{title}</span>
      </a>
    </header>
  );
}
