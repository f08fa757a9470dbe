import { sources } from '../../src/gateway/protection/duties.ts';
import { markets } from '../../src/gateway/protection/markets.ts';
import { generalRules, packs, rulesOf } from '../../src/gateway/protection/packs.ts';
import type { ProtectionRules } from '../../src/gateway/protection/rules.ts';

const rules = Object.keys(generalRules) as (keyof ProtectionRules)[];

const show = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value));

/** Returns the tables of docs/operators/protection.md, from the packs. */
export function protectionTables(): string {
  const values = [
    `| rule | ${markets.join(' | ')} |`,
    `|---|${markets.map(() => '---|').join('')}`,
    ...rules.map(
      (rule) => `| \`${rule}\` | ${markets.map((market) => show(rulesOf(market)[rule])).join(' | ')} |`,
    ),
  ];
  const clauses = markets.flatMap((market) =>
    Object.entries(packs[market].duties).map(([rule, { clause, source, unverified }]) => {
      const { title, url, date } = sources[source];
      return `| \`${market}.${rule}\` | ${clause} | [${title}](${url}) | ${date} | ${unverified ? 'unverified' : 'read'} |`;
    }),
  );
  const head = ['| rule | clause | source | date | state |', '|---|---|---|---|---|'];
  return [...values, '', '### Sources', '', ...head, ...clauses].join('\n');
}
