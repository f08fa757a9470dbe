import { HelpList } from '../features/messages/help-list.tsx';
import { Sheet } from './sheet.tsx';

/** `/m/help`: how everything works, and the terms (MS-4). */
export default function HelpPage() {
  return (
    <Sheet wide>
      <HelpList />
    </Sheet>
  );
}
