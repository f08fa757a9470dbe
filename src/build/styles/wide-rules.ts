import { type MediaCondition, type MediaQuery, type Rule, transform } from 'lightningcss';

/** Minimum width of wide screens in CSS pixels, above any phone in portrait orientation. */
const WIDE = 600;

/** Media query of the stylesheet for wide screens. */
export const wideMedia = `(min-width: ${WIDE}px)`;

/** Returns whether a condition applies to wide screens only, by itself or by a part that it joins with `and`. */
function asksForWidth(condition: MediaCondition | null | undefined): boolean {
  if (condition?.type === 'operation') {
    return condition.operator === 'and' && condition.conditions.some(asksForWidth);
  }
  if (condition?.type !== 'feature' || condition.value.type !== 'range') return false;
  const { name, operator, value } = condition.value;
  if (name !== 'width' || operator !== 'greater-than-equal' || value.type !== 'length') return false;
  const { value: length } = value;
  return length.type === 'value' && length.value.unit === 'px' && length.value.value >= WIDE;
}

function isWide(rule: Rule): boolean {
  if (rule.type !== 'media') return false;
  const queries: readonly MediaQuery[] = rule.value.query.mediaQueries;
  return queries.every(({ qualifier, condition }) => !qualifier && asksForWidth(condition));
}

/** Splits a minified stylesheet into the rules for wide screens only and all others. */
export function splitWideRules(css: string): { all: string; wide: string } {
  const only = (keep: (rule: Rule) => boolean): string => {
    let depth = 0;
    const { code } = transform({
      filename: 'first.css',
      code: Buffer.from(css),
      minify: true,
      visitor: {
        Rule(rule) {
          if (depth === 0 && !keep(rule)) return [];
          depth += 1;
        },
        RuleExit() {
          depth -= 1;
        },
      },
    });
    return code.toString();
  };
  return { all: only((rule) => !isWide(rule)), wide: only(isWide) };
}
