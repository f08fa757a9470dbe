import type { VisitFigures } from '../gateway/visit-figures.ts';

/** Why figures are not available. */
export type FetchProblem = 'closed' | 'away';

/** Requests figures from the front server. Never throws; resolves to the problem instead. */
export async function fetchFigures(query: URLSearchParams): Promise<VisitFigures | FetchProblem> {
  try {
    const answer = await fetch(`/operators/figures?${query}`);
    if (answer.status === 401) return 'closed';
    return answer.ok ? await answer.json() : 'away';
  } catch {
    return 'away';
  }
}

/** Signs in with the token; resolves to the problem, or undefined. */
export async function open(token: string): Promise<string> {
  try {
    const answer = await fetch('/operators/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    if (answer.ok) return '';
    return answer.status === 429 ? 'Too many tries: wait a minute.' : 'This is not the token.';
  } catch {
    return 'The front server cannot be reached.';
  }
}

export async function close(): Promise<void> {
  await fetch('/operators/session', { method: 'DELETE' }).catch(() => {});
}
