import { useState } from 'react';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { useSecondsLeft } from '../visit/use-seconds-left.tsx';
import type { StaffProblem } from './staff-store.ts';

/** Explains a problem in the visit's language. */
export function StaffProblemMessage({ problem }: { problem: StaffProblem }) {
  const { t } = useTexts();
  if (problem.why !== 'wait') return t(`staff.${problem.why}`);
  return <Pause key={problem.deadline} deadline={problem.deadline} />;
}

/** Counts down a pause; screen readers announce it once. */
function Pause({ deadline }: { deadline: number }) {
  const { t } = useTexts();
  const left = useSecondsLeft(deadline);
  const [announced] = useState(left);
  if (!left) return null;
  const text = (seconds: number) =>
    t('staff.wait', { time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` });
  return (
    <>
      <span aria-hidden="true">{text(left)}</span>
      <span className="visually-hidden">{text(announced)}</span>
    </>
  );
}
