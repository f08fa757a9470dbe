import { useStore } from '@nanostores/react';
import Languages from 'lucide/dist/esm/icons/languages.mjs';
import ReceiptText from 'lucide/dist/esm/icons/receipt-text.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import { siteConfig } from '../config/site-config.ts';
import { $flags } from '../config/status.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Icon, type IconShapes } from '../ui/icon.tsx';
import { CardHand } from './entry-art.tsx';
import { type Claim, entryClaims } from './entry-claims.ts';
import './entry-panel.css';

const icons: Readonly<Record<Claim['icon'], IconShapes>> = {
  favourites: Star,
  records: ReceiptText,
  limits: ShieldCheck,
  languages: Languages,
};

/** The brand next to the login: its logo on a hand of cards, and what the site keeps for members. */
export default function EntryPanel() {
  const { t } = useTexts();
  const { brand, languages } = siteConfig();
  const flags = useStore($flags);
  return (
    <section className="entry-panel" aria-label={t('info.siteAbout', { brand: brand.name })}>
      <CardHand />
      <p className="entry-panel__name">
        <bdi>{brand.name}</bdi>
      </p>
      <ul className="entry-panel__claims">
        {entryClaims(flags, languages.length).map(({ text, icon }) => (
          <li key={text}>
            <Icon shapes={icons[icon]} />
            {t(text, { number: languages.length })}
          </li>
        ))}
      </ul>
    </section>
  );
}
