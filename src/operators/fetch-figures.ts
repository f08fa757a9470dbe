import type { VisitFigures } from '../gateway/visit-figures.ts';

/** What an operator may be told in place of figures. */
export type FetchProblem = 'closed' | 'away';

/** Asks the front server for figures. @throws nothing: what went wrong is answered */
export async function fetchFigures(query: URLSearchParams): Promise<VisitFigures | FetchProblem> {
  try {
    const answer = await fetch(`/operators/figures?${query}`);
    if (answer.status === 401) return 'closed';
    return answer.ok ? await answer.json() : 'away';
  } catch {
    return 'away';
  }
}

/** Opens the page by its token; answers with what was wrong, or nothing. */
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
