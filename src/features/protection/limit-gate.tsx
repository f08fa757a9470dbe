import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense, useState } from 'react';
import { $session } from '../../session/session.ts';
import { lazyComponentWithTexts } from '../../ui/lazy-component-with-texts.tsx';
import { $protection } from './protection.ts';

const LimitQuestion = lazyComponentWithTexts(['protection'], () => import('./limit-question.tsx'));

interface Gate {
  /** Whether the rules are still unknown. */
  waits: boolean;
  /** Replaces the form. */
  question?: ReactNode;
}

/** Asks for a deposit limit before the first deposit, where the market's rules demand it. */
export function useLimitGate(): Gate {
  const token = useStore($session)?.token;
  const protection = useStore($protection);
  const [answeredBy, setAnsweredBy] = useState<string>();
  // Each payment has the limits read again, which must not remove the form.
  const [knownFor, setKnownFor] = useState<string>();
  if (protection.state !== 'loading' && knownFor !== token) setKnownFor(token);
  if (protection.state !== 'ready') {
    return { waits: protection.state === 'loading' && knownFor !== token };
  }
  const { limits, limitsAsked } = protection.value;
  const deposits = limits.filter(({ kind }) => kind === 'deposit');
  const isAsked = limitsAsked && deposits.length > 0 && deposits.every(({ value }) => value === null);
  if (!isAsked || answeredBy === token) return { waits: false };
  const question = (
    <Suspense fallback={<div className="payment-form__waiting" />}>
      <LimitQuestion
        protection={{ ...protection.value, limits: deposits }}
        onSkip={() => setAnsweredBy(token)}
      />
    </Suspense>
  );
  return { waits: false, question };
}
