import * as v from 'valibot';
import { type Market, markets } from './markets.ts';
import { rulesOf } from './packs.ts';
import { limitKinds, type ProtectionRules } from './rules.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const hours = v.pipe(v.array(v.pipe(whole, v.minValue(1))), v.minLength(1));

/** The rules that an operator can tighten. */
const tightening = v.strictObject({
  age: v.optional(whole),
  limits: v.optional(v.array(v.picklist(limitKinds))),
  limitsAsked: v.optional(v.boolean()),
  loosenHours: v.optional(whole),
  reviewMonths: v.optional(whole),
  sessionShown: v.optional(v.boolean()),
  realityCheckMinutes: v.optional(whole),
  panicHours: v.optional(whole),
  timeOutHours: v.optional(hours),
  exclusionDays: v.optional(v.pipe(v.array(whole), v.minLength(1))),
  cancelWithdrawals: v.optional(v.boolean()),
  identityFirst: v.optional(v.boolean()),
  autoplay: v.optional(v.boolean()),
  riskAtLogin: v.optional(v.boolean()),
  idleMinutes: v.optional(whole),
});

const schema = v.strictObject({
  pack: v.optional(v.picklist(markets), 'general'),
  tighten: v.optional(tightening, {}),
});

const includesAll = <Value>(own: readonly Value[], demanded: readonly Value[]) =>
  demanded.every((value) => own.includes(value));
/** Of a rule that 0 switches off. */
const sooner = (own: number, demanded: number) => !demanded || (own > 0 && own <= demanded);

/** Whether an operator's value demands at least what the pack's does. */
const isTightEnough: {
  readonly [R in keyof ProtectionRules]: (own: ProtectionRules[R], demanded: ProtectionRules[R]) => boolean;
} = {
  age: (own, demanded) => own >= demanded,
  limits: includesAll,
  limitsAsked: (own, demanded) => own || !demanded,
  loosenHours: (own, demanded) => own >= demanded,
  reviewMonths: sooner,
  sessionShown: (own, demanded) => own || !demanded,
  realityCheckMinutes: sooner,
  panicHours: (own, demanded) => own >= demanded,
  timeOutHours: includesAll,
  exclusionDays: includesAll,
  cancelWithdrawals: (own, demanded) => !own || demanded,
  identityFirst: (own, demanded) => own || !demanded,
  autoplay: (own, demanded) => !own || demanded,
  riskAtLogin: (own, demanded) => own || !demanded,
  idleMinutes: sooner,
};

export interface Protection {
  market: Market;
  rules: ProtectionRules;
}

/** Settings that no gateway may start with. Its message names the field. */
class ProtectionError extends Error {
  constructor(field: string, reason: string) {
    super(`${field}: ${reason}`);
    this.name = 'ProtectionError';
  }
}

/**
 * Returns the rules of `protection` of site.json: the pack's, and the operator's where they are tighter.
 * @throws ProtectionError for an unknown pack or rule, and for a value that is looser than the pack's
 */
export function readProtection(settings: unknown = {}): Protection {
  const result = v.safeParse(schema, settings);
  if (!result.success) {
    const [issue] = result.issues;
    throw new ProtectionError(['protection', v.getDotPath(issue)].filter(Boolean).join('.'), reasonOf(issue));
  }
  const { pack: market, tighten } = result.output;
  const demanded = rulesOf(market);
  for (const rule of Object.keys(tighten) as (keyof ProtectionRules)[]) {
    const tightEnough = isTightEnough[rule] as (own: unknown, demanded: unknown) => boolean;
    if (!tightEnough(tighten[rule], demanded[rule])) {
      const reason = `is looser than the pack ${market} demands (${JSON.stringify(demanded[rule])})`;
      throw new ProtectionError(`protection.tighten.${rule}`, reason);
    }
  }
  return { market, rules: { ...demanded, ...(tighten as Partial<ProtectionRules>) } };
}

/** Returns why settings cannot be used; empty if they can. */
export function protectionProblem(settings: unknown): string {
  try {
    readProtection(settings);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

function reasonOf({ expected, message }: v.BaseIssue<unknown>): string {
  return expected === 'never' ? 'is not a rule that this version knows' : message;
}
