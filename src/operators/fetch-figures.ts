import type { OperatorFigures } from '../gateway/visit-figures.ts';

/** `closed`: the session has ended; `away`: the front server does not answer. */
export type FetchProblem = 'closed' | 'away';

/** Fetches figures from the front server. Never throws: returns the problem. */
export async function fetchFigures(query: URLSearchParams): Promise<OperatorFigures | FetchProblem> {
  try {
    const answer = await fetch(`/operators/figures?${query}`);
    if (answer.status === 401) return 'closed';
    return answer.ok ? await answer.json() : 'away';
  } catch {
    return 'away';
  }
}

/** Starts a session with the operators' token. Returns an error message, or an empty string. */
export async function open(token: string): Promise<string> {
  try {
    const answer = await fetch('/operators/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    if (answer.ok) return '';
    return answer.status === 429 ? 'Too many attempts. Try again in a minute.' : 'Wrong token.';
  } catch {
    return 'Cannot reach the front server. Try again.';
  }
}

export async function close(): Promise<void> {
  await fetch('/operators/session', { method: 'DELETE' }).catch(() => {});
}
