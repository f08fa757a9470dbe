import { useStore } from '@nanostores/react';
import Languages from 'lucide/dist/esm/icons/languages.mjs';
import ReceiptText from 'lucide/dist/esm/icons/receipt-text.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import Star from 'lucide/dist/esm/icons/star.mjs';
import { useState } from 'react';
import { siteConfig } from '../config/site-config.ts';
import { $flags } from '../config/status.ts';
import { nameOf } from '../games/game-name.ts';
import { getPendingGame } from '../games/launch/pending-game.ts';
import { useTexts } from '../i18n/texts-scope.tsx';
import { Icon, type IconShapes } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { CardHand } from './entry-art.tsx';
import { type Claim, entryClaims } from './entry-claims.ts';
import { WelcomeClaim } from './welcome-claim.tsx';
import './entry-panel.css';

const icons: Readonly<Record<Claim['icon'], IconShapes>> = {
  favourites: Star,
  records: ReceiptText,
  limits: ShieldCheck,
  languages: Languages,
};

/** Size of the picture of a game in pixels. */
const ART = 272;

interface Props {
  /** Begins with the bonus of a first deposit. */
  welcome?: boolean;
}

/** The brand next to the login, or the game that starts after it, and what the site keeps for members. */
export default function EntryPanel({ welcome }: Props) {
  const { t } = useTexts();
  const { brand, languages } = siteConfig();
  const flags = useStore($flags);
  const [game] = useState(getPendingGame);
  const picture = game?.iconUrl?.trim();
  const name = game && picture ? nameOf(game) : brand.name;
  return (
    <section className="entry-panel" aria-label={t('info.siteAbout', { brand: name })}>
      {picture ? (
        <Picture className="entry-panel__game" src={picture} alt="" width={ART} height={ART} eager />
      ) : (
        <CardHand />
      )}
      <p className="entry-panel__name">
        <bdi>{name}</bdi>
      </p>
      <ul className="entry-panel__claims">
        {welcome && <WelcomeClaim />}
        {entryClaims(flags, languages.length, welcome).map(({ text, icon }) => (
          <li key={text}>
            <Icon shapes={icons[icon]} />
            {t(text, { number: languages.length })}
          </li>
        ))}
      </ul>
    </section>
  );
}
