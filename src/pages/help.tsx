import { HelpList } from '../features/messages/help-list.tsx';
import { Sheet } from './sheet.tsx';
import { useSearch } from './use-search.tsx';

/** `/m/help`: how everything works, and the terms (MS-4); `topic` in the address says which of it is open at first. */
export default function HelpPage() {
  const topic = useSearch().get('topic') ?? undefined;
  return (
    <Sheet wide>
      <HelpList key={topic} beside topic={topic} />
    </Sheet>
  );
}
