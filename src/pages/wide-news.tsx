import { lazyComponentWithTexts } from '../ui/lazy-component-with-texts.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';
import { useMedia } from '../ui/use-media.tsx';

const NewsPane = lazyComponentWithTexts(['announcements'], () => import('./news-pane.tsx'));

/** The announcements next to the message centre on a wide screen, to read them there. */
export function WideNews() {
  if (!useMedia('(min-width: 1280px)')) return null;
  return (
    <OptionalPart name="message centre announcements">
      <NewsPane />
    </OptionalPart>
  );
}
