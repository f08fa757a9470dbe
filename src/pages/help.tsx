import { HelpList } from '../features/messages/help-list.tsx';
import { Sheet } from './sheet.tsx';
import { useSearch } from './use-search.tsx';

/** `/m/help`: help and terms (MS-4); `topic` opens one of them. */
export default function HelpPage() {
  const topic = useSearch().get('topic') ?? undefined;
  return (
    <Sheet width="page">
      <HelpList key={topic} beside topic={topic} />
    </Sheet>
  );
}
