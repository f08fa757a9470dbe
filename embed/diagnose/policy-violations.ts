import type { Finding } from './finding.ts';

/** The directives that apply when one is missing, most specific first. */
const FALLBACKS: Readonly<Record<string, readonly string[]>> = {
  'script-src-elem': ['script-src-elem', 'script-src', 'default-src'],
  'script-src': ['script-src', 'default-src'],
};

/** Returns the policy's directive extended by an origin. */
function directiveAllowing(policy: string, directive: string, origin: string): string {
  const written = policy.split(';').map((part) => part.trim().split(/\s+/));
  const names = FALLBACKS[directive] ?? [directive, 'default-src'];
  const holds = names.map((name) => written.find(([first]) => first === name)).find(Boolean);
  const sources = (holds ?? []).slice(1).filter((source) => source !== "'none'");
  const name = holds?.[0] === 'default-src' || !holds ? names.at(-2)! : holds[0]!;
  return [name, ...sources, origin].join(' ');
}

/** Runs `during` and returns the policy violations for the given origins. Ignores report-only policies. */
export async function collectViolations(
  origins: () => readonly string[],
  during: () => Promise<void>,
): Promise<Finding[]> {
  const events: SecurityPolicyViolationEvent[] = [];
  const note = (event: SecurityPolicyViolationEvent) => {
    if (event.disposition === 'enforce') events.push(event);
  };
  document.addEventListener('securitypolicyviolation', note);
  await during();
  // Browsers report violations in a later task.
  await new Promise((resolve) => setTimeout(resolve, 50));
  document.removeEventListener('securitypolicyviolation', note);
  const lines = new Map<string, Finding>();
  for (const { effectiveDirective, blockedURI, originalPolicy } of events) {
    const origin = URL.canParse(blockedURI) ? new URL(blockedURI).origin : '';
    if (!origins().includes(origin)) continue;
    const line = directiveAllowing(originalPolicy, effectiveDirective, origin);
    lines.set(line, {
      cause: 'policy',
      blocks: true,
      problem: `The page's Content-Security-Policy refuses ${origin} (${effectiveDirective})`,
      remedy: line,
    });
  }
  return [...lines.values()];
}
