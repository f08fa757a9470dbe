import type { ReactNode } from 'react';
import type { RefusedAccount } from '../session/gates.ts';
import { lazyComponentWithTexts } from '../ui/lazy-component-with-texts.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';
import { Sheet } from './sheet.tsx';
import './refused-sheet.css';

const RegisterNews = lazyComponentWithTexts(['promotions'], () => import('./register-news.tsx'));

interface Props {
  title: string;
  why: RefusedAccount;
  children: ReactNode;
}

/** Replaces a page for an account without access, and shows trials what a registration offers (SE-5). */
export function RefusedSheet({ title, why, children }: Props) {
  return (
    <Sheet width="page" title={title}>
      <div className={`refused-sheet refused-sheet--${why}`}>
        <div className="refused-sheet__reason">{children}</div>
        {why === 'trial' && (
          <OptionalPart name="news">
            <RegisterNews />
          </OptionalPart>
        )}
      </div>
    </Sheet>
  );
}
