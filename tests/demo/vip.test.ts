import { describe, expect, test } from 'vitest';
import { vipLevels } from '../../demo/fixtures/operator/vip-levels.ts';
import { getHeadIcons, setHeadIcon } from '../../src/gateway/endpoints/head-icon.ts';
import { getTransactions } from '../../src/gateway/endpoints/records.ts';
import { getMember, getWallet } from '../../src/gateway/endpoints/session.ts';
import { claimVipBonus, getVipBenefits } from '../../src/gateway/endpoints/vip.ts';
import { deposit } from '../../src/gateway/endpoints/wallet.ts';
import { call } from '../../src/gateway/http/client.ts';
import { refusal } from '../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { languageCodes } from '../../src/lib/language-codes.ts';
import { gatewayPerTest, NOON } from './harness.ts';

const DAY = 24 * 60 * 60_000;
const gateway = gatewayPerTest();

const benefits = () => call(getVipBenefits, {});
const balance = async () => (await call(getWallet, {})).sumBalance;
const refused = (code: string) => ({ kind: 'refused', code });

describe('the demo’s VIP levels', { tags: ['WL-6'] }, () => {
  test.each([
    ['maya7', 3, 'Gold'],
    ['ravi1', 4, 'Platinum'],
    ['noor2', 5, 'Diamond'],
    ['newbie', 0, ''],
  ])('%s has reached level %i, which the label shows', async (username, level, label) => {
    await gateway.signIn(username);
    expect(await benefits()).toMatchObject({ level, label });
    expect((await call(getMember, {})).clubLabel.labelName).toBe(label);
  });

  test('the label is in the requested language, for each level', async () => {
    await gateway.signIn('noor2');
    const query = { language: 'UR' };
    const { label, levels } = await call(getVipBenefits, { query });
    expect(label).toBe('ڈائمنڈ');
    expect(levels.map((level) => level.label)).toEqual(['برونز', 'سلور', 'گولڈ', 'پلاٹینم', 'ڈائمنڈ']);
    expect((await call(getMember, { query })).clubLabel.labelName).toBe(label);
  });

  test('deposits and turnover are the sums of the member’s records', async () => {
    await gateway.signIn('maya7');
    const { deposit: paid, turnover } = await benefits();
    // A call covers at most 92 days.
    const quarters = [1, 2, 3, 4].map((quarter) => NOON - quarter * 91 * DAY);
    const pages = quarters.map((startTime) =>
      call(getTransactions, {
        query: { startTime, endTime: startTime + 91 * DAY - 1, pageNo: 1, pageSize: 999 },
      }),
    );
    const list = (await Promise.all(pages)).flatMap((page) => page.list);
    const sum = (kind: string) =>
      list.filter((one) => one.kind === kind).reduce((total, { amount }) => total + amount, 0);
    expect([paid, turnover]).toEqual([sum('deposit'), -sum('bet')]);
    await call(deposit, { body: { amount: 250.5 } });
    expect((await benefits()).deposit).toBe(paid + 250.5);
  });

  test('a level needs deposits and turnover', async () => {
    await gateway.signIn('newbie');
    await call(deposit, { body: { amount: 60_000 } });
    expect(await benefits()).toMatchObject({ level: 0, label: '', deposit: 60_000, turnover: 0 });
  });

  test('pays the bonus of a reached level once, and refuses others', async () => {
    await gateway.signIn('maya7');
    expect((await benefits()).levels.map(({ bonusState }) => bonusState)).toEqual([
      'open',
      'open',
      'open',
      'locked',
      'locked',
    ]);
    const before = await balance();
    expect(await call(claimVipBonus, { body: { level: 3 } })).toEqual({ sumBalance: before + 1_000 });
    await expect(call(claimVipBonus, { body: { level: 3 } })).rejects.toMatchObject(
      refused(featureRefusal.vipClaimed),
    );
    await expect(call(claimVipBonus, { body: { level: 4 } })).rejects.toMatchObject(
      refused(featureRefusal.vipLevel),
    );
    await expect(call(claimVipBonus, { body: { level: 6 } })).rejects.toMatchObject(
      refused(refusal.notFound),
    );
    expect(await balance()).toBe(before + 1_000);
    expect((await benefits()).levels[2]?.bonusState).toBe('claimed');
  });

  test('two simultaneous claims pay once', async () => {
    await gateway.signIn('maya7');
    const before = await balance();
    const claims = [1, 2, 3, 4].map(() => call(claimVipBonus, { body: { level: 2 } }));
    const settled = await Promise.allSettled(claims);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balance()).toBe(before + vipLevels[1]!.bonus / 100);
  });

  test.each(['trial4', 'guest40', 'agent10'])(
    '%s is not a real account and has no level',
    async (username) => {
      await gateway.signIn(username);
      await expect(benefits()).rejects.toMatchObject(refused(refusal.realOnly));
      await expect(call(claimVipBonus, { body: { level: 1 } })).rejects.toMatchObject(
        refused(refusal.realOnly),
      );
    },
  );

  test('an agent has the agents’ label, in the requested language', async () => {
    await gateway.signIn('agent10');
    expect((await call(getMember, {})).clubLabel.labelName).toBe('Partner');
    expect((await call(getMember, { query: { language: 'UR' } })).clubLabel.labelName).toBe('پارٹنر');
  });
});

describe('the demo’s pictures of members', { tags: ['WL-5'] }, () => {
  test('have names in every language, and a choice is stored', async () => {
    await gateway.signIn('maya7');
    const { chosen, icons } = await call(getHeadIcons, { query: { language: 'EN' } });
    expect([chosen, icons.length]).toEqual(['', 12]);
    const drawings = new Set<string>();
    for (const { image } of icons) {
      const answer = await gateway.app.request(image);
      expect(answer.headers.get('content-type')).toBe('image/svg+xml');
      drawings.add(await answer.text());
    }
    expect(drawings.size).toBe(icons.length);
    for (const language of languageCodes) {
      const { icons: named } = await call(getHeadIcons, { query: { language } });
      expect(new Set(named.map(({ name }) => name)).size).toBe(icons.length);
    }
    const fox = icons.find(({ id }) => id === 'fox')!;
    expect(await call(setHeadIcon, { body: { id: 'fox' } })).toEqual({ headIcon: fox.image });
    await gateway.signIn('maya7');
    expect((await call(getMember, {})).headIcon).toBe(fox.image);
    expect((await call(getHeadIcons, { query: { language: 'UR' } })).chosen).toBe('fox');
    await call(setHeadIcon, { body: { id: '' } });
    expect((await call(getMember, {})).headIcon).toBe('');
  });

  test.each(['unicorn', '__proto__', '../marks/app'])('refuse %s without a change', async (id) => {
    await gateway.signIn('maya7');
    await call(setHeadIcon, { body: { id: 'koi' } });
    await expect(call(setHeadIcon, { body: { id } })).rejects.toMatchObject(
      refused(featureRefusal.headIconUnknown),
    );
    expect((await call(getHeadIcons, { query: { language: 'EN' } })).chosen).toBe('koi');
    expect((await gateway.app.request('http://localhost/art/avatars/unicorn.svg')).status).toBe(404);
  });
});
