import { useTexts } from '../../src/i18n/texts-scope.tsx';
import type { Origin } from '../mount-contract.ts';
import { outgoingAddress } from '../operator-url.ts';
import { sheetOf } from '../style-sheet.ts';
import { readLegal } from './legal.ts';
import './legal-line.css';

declare const __STYLES__: string;
/** Path of the help centre on the operator's site: the build takes it from the routes, which are large. */
declare const __HELP__: string;

interface Props {
  /** That of the operator's settings. */
  settings: unknown;
  origin: Origin;
  widget: string;
}

/** The minimum age, the operator's own note, and links to responsible gaming and to the terms. */
export function Part({ settings, origin, widget }: Props) {
  const legal = readLegal(settings);
  const { t, language } = useTexts();
  const link = (text: string, topic: 'saferPlay' | 'terms') => (
    <a
      href={legal[topic] || outgoingAddress(origin, __HELP__, { topic, widget })}
      target="_blank"
      rel="noreferrer"
    >
      {text}
    </a>
  );
  const note = legal.note[language];
  return (
    <p className="legal-line" part="legal">
      <bdi dir="ltr">{legal.age}+</bdi> {Boolean(note) && <bdi>{String(note)}</bdi>}{' '}
      {link(t('shell.footerResponsible'), 'saferPlay')} {link(t('shell.footerTerms'), 'terms')}
    </p>
  );
}

export const sheet = sheetOf(__STYLES__);
