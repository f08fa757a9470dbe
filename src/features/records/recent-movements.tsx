import { useStore } from '@nanostores/react';
import { siteConfig } from '../../config/site-config.ts';
import { SectionHead } from '../../games/section-head.tsx';
import { hasNoItems } from '../../gateway/cache/paginated.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { linkTo } from '../../routes/routes.ts';
import { useWideScreen } from '../../ui/use-media.tsx';
import { movementColumns } from './movement-columns.ts';
import { iconOfKind } from './record-icons.tsx';
import { RecordPicture } from './record-picture.tsx';
import { RecordCard } from './record-row.tsx';
import { transactions } from './records.ts';
import './recent-movements.css';

/** The last money movements of the member in 30 days; nothing if there are none. */
export default function RecentMovements() {
  const texts = useTexts();
  const { t, language } = texts;
  const count = useWideScreen() ? 6 : 3;
  const movements = useStore(transactions('month', '', false, language));
  if (movements.state !== 'ready' || hasNoItems(movements.value)) return null;
  const title = t('member.accountRecord');
  // No heading has the day.
  const columns = movementColumns(t, false).map((column) =>
    column.card === 'time' ? { ...column, card: 'note' as const } : column,
  );
  return (
    <section className="recent-movements" aria-label={title}>
      <SectionHead title={title} address={linkTo('accountRecord')} />
      <ul className="record-list">
        {movements.value.items.slice(0, count).map((item) => (
          <RecordCard
            key={item.id}
            item={item}
            columns={columns}
            format={{ texts, currency: siteConfig().currency }}
            picture={({ kind, iconUrl }) => <RecordPicture src={iconUrl} icon={iconOfKind(kind)} />}
          />
        ))}
      </ul>
    </section>
  );
}
