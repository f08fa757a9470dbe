import { call } from '../../gateway/client.ts';
import { getTeamKpi, type TeamKpi } from '../../gateway/endpoints/agent.ts';
import { type Resource, resource } from '../../gateway/resource.ts';
import { platform } from '../../platform/platform.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';

/** Milliseconds until the counters are asked for again by a new reader. */
const FRESH = 10_000;

/** The player's own day of a time, as `2026-11-21`. */
function dayAt(time: number): string {
  const date = new Date(time);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** What the team did today; the sums alone are asked for (AG-1). */
export function teamToday(): Resource<TeamKpi> {
  const today = dayAt(platform().now());
  return resource(
    `${PERSONAL_PREFIX}agent/kpi/${today}`,
    async (signal) => {
      const query = { startDate: today, endDate: today, size: 0 };
      return (await call(getTeamKpi, { query }, { signal })).footer;
    },
    { freshFor: FRESH },
  );
}
