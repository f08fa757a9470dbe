import { featureRefusal } from '../../../src/gateway/http/feature-refusals.ts';
import { dayOf } from '../days.ts';
import type { Handlers } from '../handler.ts';
import { addFigures, type Counts, hostOf, isWidget } from '../partner-figures.ts';
import { Refusal, tooMany } from '../refusal.ts';

/** Events a minute per address and partner: an office, or a carrier's NAT. */
const MOST = 300;
/** Declared robots, whose page views do not count. */
const ROBOT = /(?<!cu)bot\b|crawl|spider|slurp|preview|monitor/i;

const wordsOf = (list: string | undefined) => list?.split(',') ?? [];

export const partners = {
  countVisits({ gateway, body, caller: { partner, origin }, address, program }) {
    // Only a partner's page can show its widgets.
    if (!partner || !origin) throw new Refusal(featureRefusal.partnerOrigin, { status: 403 });
    const words = { seen: wordsOf(body.seen), used: wordsOf(body.used) };
    const count = words.seen.length + words.used.length;
    const ms = gateway.readLimit.take(`visits ${address} ${partner}`, MOST, count);
    if (ms) throw tooMany(Math.ceil(ms / 1000));
    if (ROBOT.test(program)) return null;
    const { store, clock } = gateway;
    const sums = new Map<string, Partial<Counts>>();
    for (const kind of ['seen', 'used'] as const) {
      for (const widget of words[kind].filter(isWidget)) {
        const sum = sums.get(widget) ?? {};
        sum[kind] = (sum[kind] ?? 0) + 1;
        sums.set(widget, sum);
      }
    }
    const [day, host] = [dayOf(clock()), hostOf(origin)];
    for (const [widget, sum] of sums) addFigures(store, partner, { day, widget, host }, sum);
    return null;
  },
} satisfies Partial<Handlers>;
