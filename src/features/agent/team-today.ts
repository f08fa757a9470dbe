import { type Resource, resource } from '../../gateway/cache/resource.ts';
import { getTeamKpi, type TeamKpi } from '../../gateway/endpoints/agent.ts';
import { call } from '../../gateway/http/client.ts';
import { platform } from '../../platform/platform.ts';
import { PERSONAL_PREFIX } from '../../session/session.ts';

const FRESH_FOR = 10_000;

/** Returns the day of a time in the local time zone, such as `2026-11-21`. */
function localDay(time: number): string {
  const date = new Date(time);
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** Returns the team's totals of today, without members (AG-1). */
export function teamToday(): Resource<TeamKpi> {
  const today = localDay(platform().now());
  return resource(
    `${PERSONAL_PREFIX}agent/kpi/${today}`,
    async (signal) => {
      const query = { startDate: today, endDate: today, size: 0 };
      return (await call(getTeamKpi, { query }, { signal })).footer;
    },
    { freshFor: FRESH_FOR },
  );
}
