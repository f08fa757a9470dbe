import { useTexts } from '../../src/i18n/texts-scope.tsx';
import type { StaffProblem } from './staff-store.ts';

/** Explains a problem in the visit's language. */
export function StaffProblemMessage({ problem }: { problem: StaffProblem }) {
  const { t } = useTexts();
  if (problem.why !== 'wait') return t(`staff.${problem.why}`);
  const time = `${Math.floor(problem.seconds / 60)}:${String(problem.seconds % 60).padStart(2, '0')}`;
  return t('staff.wait', { time });
}
