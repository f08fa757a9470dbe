import { describe, expect, test } from 'vitest';
import { partnerSecrets } from '../../demo/fixtures/people/partner-desk.ts';
import { dayOf } from '../../demo/gateway/days.ts';
import { gatewayPerTest } from './harness.ts';
import { register } from './verification.ts';

const ACME = 'https://acme.example';
const NEWS = 'https://news.acme.example:8443';
const OTHER = 'https://other.example';
const DAY = 86_400_000;
const [{ secret } = { secret: '' }] = partnerSecrets;
const gateway = gatewayPerTest({ partners: { acme: [ACME, NEWS], other: [OTHER], sandbox: ['null'] } });

interface From {
  origin?: string;
  partner?: string;
  program?: string;
}

/** Reports events like a browser. */
async function sendReport(
  visits: Record<string, string>,
  { origin = ACME, partner = 'acme', program }: From = {},
): Promise<Response> {
  return gateway.app.request(`/wps/affiliate/visits?${new URLSearchParams({ partner })}`, {
    method: 'POST',
    body: new URLSearchParams(visits),
    headers: { Origin: origin, ...(program && { 'User-Agent': program }) },
  });
}

const codeOf = async (answer: Response) => (await answer.json()).errorCode as string | undefined;

/** Opens a partner's statistics page. */
async function desk(partner = 'acme', given = secret) {
  const answer = await gateway.app.request('/demo/partners/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ partner, secret: given }),
  });
  const cookie = (answer.headers.get('Set-Cookie') ?? '').split(';')[0]!;
  return {
    answer,
    figures: (query: Record<string, string> = {}) =>
      gateway.app.request(`/demo/partners/figures?${new URLSearchParams(query)}`, {
        headers: { Cookie: cookie },
      }),
    leave: () =>
      gateway.app.request('/demo/partners/session', { method: 'DELETE', headers: { Cookie: cookie } }),
  };
}

const today = () => ({ from: dayOf(gateway.now()), to: dayOf(gateway.now()) });
const report = async (query = today()) => (await (await desk()).figures(query)).json();

describe('counts of a partner’s pages', { tags: ['EM-1'] }, () => {
  test('is counted by day, widget and host name', async () => {
    expect((await sendReport({ seen: 'winners,login,winners', used: 'winners' })).status).toBe(200);
    await sendReport({ seen: 'winners' }, { origin: NEWS });
    gateway.pass(DAY);
    await sendReport({ used: 'lobby' });
    const { days, widgets, hosts, total } = await report({
      from: dayOf(gateway.now() - DAY),
      to: dayOf(gateway.now()),
    });
    expect(total).toEqual({ seen: 4, used: 2, registered: 0 });
    expect(days).toEqual([
      { day: dayOf(gateway.now() - DAY), seen: 4, used: 1, registered: 0 },
      { day: dayOf(gateway.now()), seen: 0, used: 1, registered: 0 },
    ]);
    expect(widgets).toEqual([
      { name: 'winners', seen: 3, used: 1, registered: 0 },
      { name: 'login', seen: 1, used: 0, registered: 0 },
      { name: 'lobby', seen: 0, used: 1, registered: 0 },
    ]);
    expect(hosts).toEqual([
      { name: 'acme.example', seen: 3, used: 2, registered: 0 },
      { name: 'news.acme.example', seen: 1, used: 0, registered: 0 },
    ]);
  });

  test('is accepted from the partner’s pages only', async () => {
    for (const from of [
      { origin: 'https://stranger.example' },
      { origin: OTHER },
      { origin: ACME, partner: 'other' },
      { origin: 'null' },
      { origin: 'http://localhost' },
    ]) {
      const answer = await sendReport({ seen: 'winners' }, from);
      expect(answer.status, JSON.stringify(from)).toBe(403);
      expect(await codeOf(answer)).toBe('partner.origin');
    }
    const bare = await gateway.app.request('/wps/affiliate/visits?partner=acme', {
      method: 'POST',
      body: new URLSearchParams({ seen: 'winners' }),
    });
    expect(await codeOf(bare)).toBe('partner.origin');
    expect((await report()).total).toEqual({ seen: 0, used: 0, registered: 0 });
  });

  test('ignores robots and unknown widgets', async () => {
    const robots = [
      'Googlebot/2.1',
      'Mozilla/5.0 (compatible; bingbot/2.0)',
      'crawler',
      'Slackbot-LinkExpanding',
    ];
    for (const program of robots)
      expect((await sendReport({ seen: 'winners' }, { program })).status).toBe(200);
    await sendReport(
      { seen: 'winners,nothing,constructor' },
      { program: 'Mozilla/5.0 Firefox/140.0 (Cubot Note)' },
    );
    expect((await report()).widgets).toEqual([{ name: 'winners', seen: 1, used: 0, registered: 0 }]);
  });

  test('is limited to fifty valid names', async () => {
    const fifty = Array(50).fill('winners');
    expect((await sendReport({ seen: fifty.join(), used: fifty.join() })).status).toBe(200);
    for (const seen of [[...fifty, 'login'].join(), 'winners,', 'WINNERS', 'a b', 'a'.repeat(1025)]) {
      expect(await codeOf(await sendReport({ seen })), seen.slice(0, 20)).toBe('request.invalid');
    }
    expect((await report()).total).toEqual({ seen: 50, used: 50, registered: 0 });
  });

  test('is limited to 300 a minute per address and partner', async () => {
    const fifty = Array(50).fill('winners').join();
    for (let time = 0; time < 6; time++) expect((await sendReport({ seen: fifty })).status).toBe(200);
    const late = await sendReport({ seen: 'winners' });
    expect([late.status, late.headers.get('Retry-After')]).toEqual([429, '60']);
    expect((await sendReport({ seen: 'winners' }, { origin: OTHER, partner: 'other' })).status).toBe(200);
    gateway.pass(59_999);
    expect((await sendReport({ seen: 'winners' })).status).toBe(429);
    gateway.pass(1);
    expect((await sendReport({ seen: 'winners' })).status).toBe(200);
    expect((await report()).total.seen).toBe(301);
  });

  test('is stored as sums, without personal data', async () => {
    const answer = await sendReport({ seen: 'winners' });
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(await answer.json()).toEqual({ success: true, value: null });
    expect(Object.keys((await report()).widgets[0])).toEqual(['name', 'seen', 'used', 'registered']);
  });
});

describe('a registration', { tags: ['EM-1', 'RG-6'] }, () => {
  test('is counted for its code’s partner, with page and widget', async () => {
    await register({ affiliateCode: 'acme', affiliateDomain: 'NEWS.acme.example', affiliateWidget: 'lobby' });
    const { widgets, hosts } = await report();
    expect(widgets).toEqual([{ name: 'lobby', seen: 0, used: 0, registered: 1 }]);
    expect(hosts).toEqual([{ name: 'news.acme.example', seen: 0, used: 0, registered: 1 }]);
  });

  test('from another page, or none, is counted as unknown', async () => {
    await register({ affiliateCode: 'ACME', affiliateDomain: 'evil.example', affiliateWidget: 'miner' });
    const { widgets, hosts } = await report();
    expect([...widgets, ...hosts]).toEqual([
      { name: '', seen: 0, used: 0, registered: 1 },
      { name: '', seen: 0, used: 0, registered: 1 },
    ]);
  });

  test('that fails, or has another code, is not counted', async () => {
    const refused = register({ affiliateCode: 'acme', username: 'maya7' });
    await expect(refused).rejects.toMatchObject({ code: 'member.name.taken' });
    await register({ affiliateCode: 'OKORO10', affiliateDomain: 'acme.example' });
    expect((await report()).total.registered).toBe(0);
  });
});

describe('the statistics page of a partner', { tags: ['EM-1'] }, () => {
  test('opens with its secret and an HttpOnly cookie', async () => {
    const { answer, figures, leave } = await desk('Acme');
    expect(await answer.json()).toEqual({ subject: 'acme' });
    expect(answer.headers.get('Set-Cookie')).toMatch(
      /^partner_desk=[\w-]{43}; Path=\/demo\/partners; HttpOnly; SameSite=Strict$/,
    );
    expect((await figures()).status).toBe(200);
    await leave();
    expect((await figures()).status).toBe(401);
  });

  test.each([
    ['acme', 'acme'],
    ['acme', `${secret} `],
    ['other', secret],
    ['sandbox', ''],
    ['', secret],
  ])('stays closed for %j with %j', async (partner, given) => {
    const { answer, figures } = await desk(partner, given);
    expect([400, 403]).toContain(answer.status);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect((await figures()).status).toBe(401);
  });

  test('refuses a form of another site', async () => {
    const form = await gateway.app.request('/demo/partners/session', {
      method: 'POST',
      body: new URLSearchParams({ partner: 'acme', secret }),
    });
    expect(form.status).toBe(400);
  });

  test('is limited to ten attempts a minute', async () => {
    for (let time = 0; time < 10; time++) expect((await desk('acme', 'guess')).answer.status).toBe(403);
    expect((await desk()).answer.status).toBe(429);
    gateway.pass(59_999);
    expect((await desk()).answer.status).toBe(429);
    gateway.pass(1);
    expect((await desk()).answer.status).toBe(200);
  });

  test('stays open for eight hours', async () => {
    const { figures } = await desk();
    gateway.pass(8 * 3_600_000 - 1);
    expect((await figures()).status).toBe(200);
    gateway.pass(1);
    expect((await figures()).status).toBe(401);
  });

  test('shows a row for each of the last 30 days', async () => {
    const { from, to, days, total } = await (await (await desk()).figures()).json();
    expect([days.length, days[0].day, days.at(-1).day]).toEqual([30, from, to]);
    expect(to).toBe(dayOf(gateway.now()));
    expect(days.reduce((sum: number, { seen }: { seen: number }) => sum + seen, 0)).toBe(total.seen);
    expect(total.seen).toBeGreaterThan(1000);
  });

  test('plots the days that have ended, and today apart', async () => {
    const { days, today } = await (await (await desk()).figures()).json();
    // The desk's scripts have no types.
    const script: string = '../../demo/partner-desk/split-days.js';
    const { complete, current } = (await import(script)).splitDays(days, today);
    expect([complete.length, complete.at(-1).day, current.day]).toEqual([29, '2026-01-14', '2026-01-15']);
    expect(complete.at(-1).seen).toBeGreaterThan(0);
  });

  test.each([
    [{ from: '2026-01-02', to: '2026-01-01' }, 'order'],
    [{ from: '2026-02-30', to: '2026-03-01' }, 'day'],
    [{ from: 'yesterday', to: '2026-01-15' }, 'day'],
    [{ from: '2026-01-16', to: '2026-01-20' }, 'future'],
    [{ from: '2025-01-14', to: '2026-01-15' }, 'long'],
  ])('reports the error of %j: %s', async (range, error) => {
    const answer = await (await desk()).figures(range);
    expect([answer.status, await answer.json()]).toEqual([400, { error }]);
  });

  test('shows up to 366 days, also without data', async () => {
    const { figures } = await desk();
    expect((await (await figures({ from: '2025-01-15', to: '2026-01-15' })).json()).days).toHaveLength(366);
    const empty = await (await figures({ from: '2025-01-01', to: '2025-01-02' })).json();
    expect(empty).toMatchObject({ total: { seen: 0, used: 0, registered: 0 }, widgets: [], hosts: [] });
    expect(empty.days).toHaveLength(2);
  });
});
