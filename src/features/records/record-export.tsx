import Download from 'lucide/dist/esm/icons/download.mjs';
import { useEffect, useRef, useState } from 'react';
import { asGatewayError } from '../../gateway/http/errors.ts';
import { errorText } from '../../i18n/error-texts.ts';
import { csvOf } from '../../lib/csv.ts';
import { platform } from '../../platform/platform.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toasts.ts';
import { daysOf, type RangeName } from './ranges.ts';
import { readRange } from './read-range.ts';
import type { RecordColumn, RecordFormat } from './record-columns.ts';
import { recordRows } from './record-file.ts';
import type { ReadPage } from './record-pages.ts';

export interface ExportProps<Item extends { id: string }> {
  items: readonly Item[];
  /** Requests the whole range; absent if `items` are all. */
  readPage?: ReadPage<Item, unknown> | undefined;
  columns: readonly RecordColumn<Item>[];
  format: RecordFormat;
  range: RangeName;
  /** Start of the file's name. */
  file: string;
}

/** Saves all entries of a range as a CSV file; while they are read, the button cancels it. */
export function RecordExport<Item extends { id: string }>({
  items,
  readPage,
  columns,
  format,
  range,
  file,
}: ExportProps<Item>) {
  const { texts, currency } = format;
  const [count, setCount] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const cancel = () => {
    running.current?.abort();
    running.current = undefined;
    setCount(undefined);
  };
  useEffect(() => () => running.current?.abort(), []);
  const save = async () => {
    const abort = new AbortController();
    running.current = abort;
    setCount(0);
    const { from, to } = daysOf(range, platform().now());
    try {
      const progress = (next: number) => void (running.current === abort && setCount(next));
      const found = readPage
        ? await readRange(readPage, range, abort.signal, progress)
        : { items, complete: true };
      if (running.current !== abort) return;
      const part = found.complete ? '' : `_newest-${found.items.length}`;
      saveFile(
        `${file}_${from}_${to}${part}.csv`,
        csvOf(recordRows(found.items, columns, currency)),
        'text/csv',
      );
      if (!found.complete)
        showToast('records.part', { values: { number: texts.number(found.items.length) } });
    } catch (thrown) {
      const error = asGatewayError(thrown);
      if (error.kind !== 'aborted') showToast(errorText(error), { kind: 'failure' });
    } finally {
      if (running.current === abort) cancel();
    }
  };
  const { t } = texts;
  const busy = count !== undefined;
  return (
    <div className="record-export">
      <span role="status">{busy && `${t('common.loading')} · ${texts.number(count)}`}</span>
      <Button onClick={busy ? cancel : () => void save()}>
        {!busy && <Icon shapes={Download} />}
        {t(busy ? 'common.cancel' : 'records.export')}
      </Button>
    </div>
  );
}
