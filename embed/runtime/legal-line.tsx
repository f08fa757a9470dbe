import { useTexts } from '../../src/i18n/texts-scope.tsx';
import type { Origin } from '../mount-contract.ts';
import { operatorUrl } from '../operator-url.ts';
import { createSheet } from '../style-sheet.ts';
import { parseLegalSettings } from './legal.ts';
import './legal-line.css';

declare const __STYLES__: string;
/**
 * Inserted by the build, because importing the route table would add bytes: path of the help centre on the operator's
 * site.
 */
declare const __HELP__: string;

interface Props {
  /** `legal` of the operator's settings. */
  settings: unknown;
  origin: Origin;
  widget: string;
}

/** The minimum age, the operator's note and links to responsible gaming and terms. */
export function Part({ settings, origin, widget }: Props) {
  const legal = parseLegalSettings(settings);
  const { t, language } = useTexts();
  const link = (text: string, topic: 'saferPlay' | 'terms') => (
    <a
      href={legal[topic] || operatorUrl(origin, __HELP__, { topic, widget })}
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

export const sheet = createSheet(__STYLES__);
