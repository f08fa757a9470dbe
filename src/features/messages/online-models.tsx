import { useStore } from '@nanostores/react';
import { languages } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { bidiIsolate, directed } from '../../lib/bidi-isolate.ts';
import { Picture } from '../../ui/picture.tsx';
import { onlineModels } from './live-models.ts';
import './online-models.css';

/** Number of agents shown by name; the rest is a count. */
const MAX_NAMED = 3;
const PICTURE_SIZE = 24;

/** Chat agents who are online; an empty line while they load, and nothing after a failure or without agents. */
export function OnlineModels() {
  const { t, number, language } = useTexts();
  const models = useStore(onlineModels(language));
  if (models.state === 'loading') return <small className="online-models" />;
  if (models.state !== 'ready' || !models.value.length) return null;
  const named = models.value.slice(0, MAX_NAMED);
  const others = models.value.length - named.length;
  const names = [...named.map(({ name }) => bidiIsolate(name)), ...(others ? [`+${number(others)}`] : [])];
  return (
    <small className="online-models">
      {named.map(({ id, image }) => (
        <Picture
          key={id}
          className="online-models__picture"
          src={image}
          alt=""
          width={PICTURE_SIZE}
          height={PICTURE_SIZE}
        />
      ))}
      {t('messages.online', { names: directed(names.join('\u00a0· '), languages[language].direction) })}
    </small>
  );
}
