import type { Finding } from './findings.ts';

/** Counts of a run. */
function summaryOf(findings: readonly Finding[]) {
  const count = (result: Finding['result']) => findings.filter((finding) => finding.result === result).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

/** Returns the findings as text: the failed checks, the reasons of skipped ones, and the counts. */
export function asText(findings: readonly Finding[]): string {
  const { passed, failed, skipped } = summaryOf(findings);
  const lines = findings
    .filter(({ result }) => result === 'failed')
    .flatMap(({ check, call, expected, actual, section }) => [
      `FAIL  ${call || 'gateway'}: ${check}`,
      `      expected  ${expected}`,
      `      came      ${actual}`,
      `      see       docs/operators/${section}`,
    ]);
  // Node 20 has no Map.groupBy.
  const skippedCalls = new Map<string, string[]>();
  for (const { check, call, result, actual } of findings) {
    const text = `${check}: ${actual}`;
    if (result === 'skipped')
      skippedCalls.set(text, [...(skippedCalls.get(text) ?? []), ...(call ? [call] : [])]);
  }
  for (const [text, calls] of skippedCalls)
    lines.push(`skip  ${text}${calls.length ? ` (${calls.join(', ')})` : ''}`);
  lines.push(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return lines.join('\n');
}

export function asJson(gateway: string, findings: readonly Finding[]): string {
  return JSON.stringify({ gateway, ...summaryOf(findings), findings }, null, 2);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Characters that XML does not allow are removed.
const escaped = (text: string) =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (each) => entities[each]!);

/** Returns the findings as a JUnit report, with a test case for each check of each call. */
export function asJunit(gateway: string, findings: readonly Finding[]): string {
  const { failed, skipped } = summaryOf(findings);
  const cases = findings.map(({ check, call, result, expected, actual, section }) => {
    const open = `    <testcase classname="${escaped(check)}" name="${escaped(call || 'gateway')}"`;
    if (result === 'passed') return `${open}/>`;
    if (result === 'skipped') return `${open}><skipped message="${escaped(actual)}"/></testcase>`;
    const text = `expected: ${expected}\ncame: ${actual}\nsee: docs/operators/${section}`;
    return `${open}><failure message="${escaped(`${expected}; came: ${actual}`)}">${escaped(text)}</failure></testcase>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="${escaped(gateway)}" tests="${findings.length}" failures="${failed}" skipped="${skipped}">`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}
