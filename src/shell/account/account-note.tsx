import { lazyComponentWithTexts } from '../../ui/lazy-component-with-texts.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';
import type { AccountNoteProps } from './refusals.ts';

const Card = lazyComponentWithTexts(['member'], () => import('./account-note-card.tsx'));

/** Explains why an account may not do something, and offers an alternative (SE-5). Code and texts load only when needed. */
export function AccountNote(props: AccountNoteProps) {
  return (
    <OptionalPart name="account">
      <Card {...props} />
    </OptionalPart>
  );
}
