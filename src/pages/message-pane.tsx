import { lazyComponent } from '../ui/lazy-component.tsx';
import { lazyComponentWithTexts } from '../ui/lazy-component-with-texts.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';
import { useMedia } from '../ui/use-media.tsx';

const NewsPane = lazyComponentWithTexts(['announcements'], () => import('./news-pane.tsx'));
const HelpPane = lazyComponent(() => import('./help-pane.tsx'));

/** Something to read next to the entries of the message centre on a wide screen, and below them otherwise. */
export function MessagePane() {
  const isWide = useMedia('(min-width: 1280px)');
  return <OptionalPart name="message centre pane">{isWide ? <NewsPane /> : <HelpPane />}</OptionalPart>;
}
