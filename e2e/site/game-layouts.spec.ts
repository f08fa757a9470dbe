import {
  expectWhole,
  framed,
  holdMatches,
  launched,
  ODDS,
  resize,
  tokenOf,
} from '../support/launched-games.ts';
import { expect, test } from '../support/test-environment.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const games = [
  ['LIVE', 'Grand Roulette'],
  ['LIVE', 'Terrace Hold’em'],
  ['LIVE', 'Salon Money Wheel'],
  ['SPORTS', 'Red Spur Derby'],
  ['LOTT', 'Daily Five'],
] as const;

test('scene, bets and stake of a game fit on a phone in landscape', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  // What the site's bar leaves of 390.
  await page.setViewportSize({ width: 844, height: 350 });
  for (const language of ['EN', 'UR']) {
    for (const [gameType, gameName] of games) {
      await page.goto(await launched(token, gameType, gameName, language));
      for (const part of ['.table__view, .machine', '.places, .picks', '#stake', '#go'])
        await expect(page.locator(part), `${part} of ${gameName}, ${language}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('boards of ludo, mahjong, rummy and dominoes, with both players, fit on phones and show a round on them', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [language, sizes] of Object.entries({ EN: '844x350 390x672', UR: '390x788 320x588' })) {
    for (const [gameName, board, pieces] of [
      ['River Ludo', '.ludo__board', 3],
      ['Teahouse Mahjong', '.mahjong__middle', 14],
      // Cards are laid down, and who wins at dominoes may have no piece.
      ['Royal Rummy', '.rummy__board', 0],
      ['Street Dominoes', '.chain__board', 0],
    ] as const) {
      await page.goto(await launched(token, 'PVP', gameName, language));
      const you = page.locator('.poker__seat--you');
      const opponent = page.locator('.poker__seat--opponent');
      const areInView = async (width: number, ...parts: string[]) => {
        for (const part of [board, '#stake', '#go', ...parts])
          await expect(page.locator(part), `${part} at ${width}`).toBeInViewport({ ratio: 1 });
      };
      for (const size of sizes.split(' ')) {
        const [width, height] = await resize(page, size);
        await areInView(width);
        const table = await page.locator('.stage').evaluate((stage) => {
          const table = stage.firstElementChild!.firstElementChild!;
          return table.getBoundingClientRect().bottom - stage.getBoundingClientRect().bottom;
        });
        expect(table, `end of ${gameName} below its stage at ${width}x${height}`).toBeLessThanOrEqual(1);
        if (gameName === 'Royal Rummy') {
          const room = await page.locator('.rummy').evaluate((table) => {
            const [rim, ...cards] = [table, ...table.querySelectorAll('.rummy__fan .piece')].map((one) =>
              one.getBoundingClientRect(),
            );
            const border = Number.parseFloat(getComputedStyle(table).borderLeftWidth);
            const rooms = cards.map(
              (card) => Math.min(card.left - rim!.left, rim!.right - card.right) - border,
            );
            return Math.min(...rooms);
          });
          expect(room, `cards from the rim at ${width}`).toBeGreaterThan(0);
        }
        for (const seat of [you, opponent]) {
          const { plate, text } = await seat.locator('.poker__plate').evaluate((one) => {
            const range = document.createRange();
            range.selectNodeContents(one.querySelector('.poker__stack')!);
            const [around, words] = [one, range].map((box) => box.getBoundingClientRect());
            return { plate: around!, text: words! };
          });
          const room = Math.min(text.left - plate.left, plate.right - text.right);
          expect(room, `balance of ${gameName} in its plate at ${width}`).toBeGreaterThan(2);
        }
      }
      await page.locator('#go').click();
      for (const seat of [you, opponent]) {
        await expect(seat.locator('.poker__rank')).toBeVisible();
        expect(await seat.locator('.tile').count()).toBeGreaterThanOrEqual(pieces);
      }
      const parts = ['.poker__person', '.hand', '.poker__rank'];
      for (const size of sizes.split(' ')) {
        const [width, height] = await resize(page, size);
        if (gameName === 'Teahouse Mahjong' && width < 400) {
          const widths = await page
            .locator('.mahjong__upright .tile, .poker__seat--opponent .tile')
            .evaluateAll((tiles) => tiles.map((one) => one.getBoundingClientRect().width));
          expect(widths.length).toBeGreaterThan(22);
          // A message of two lines makes a table of 672 px a low one, whose discards have 20 px.
          const least = height === 788 ? 25 : width === 390 ? 20 : 16;
          expect(Math.min(...widths), `${width}`).toBeGreaterThanOrEqual(least);
        }
        if (gameName === 'River Ludo') {
          const covered = await page.locator('.ludo').evaluate((table) => {
            const points = table.querySelector('.poker__seat--you .poker__rank')!.getBoundingClientRect();
            return Array.from(table.querySelectorAll('.ludo__stake .poker__sum')).filter((one) => {
              const { left, right, top, bottom } = one.getBoundingClientRect();
              const meets =
                left < points.right && right > points.left && top < points.bottom && bottom > points.top;
              return meets && one.checkVisibility({ visibilityProperty: true });
            }).length;
          });
          expect(covered, `points at ${width}, ${language}`).toBe(0);
        }
        await areInView(
          width,
          ...parts.flatMap((part) => [`.poker__seat--you ${part}`, `.poker__seat--opponent ${part}`]),
        );
      }
    }
  }
});

test('cards at poker are clear of the plates, and faces in sight, before and after a round on phones and small terminals', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [language, sizes] of Object.entries({
    EN: '320x740 360x740 390x844 600x811',
    UR: '320x844 600x817',
  })) {
    for (const gameName of ['Royal Pair', 'River Hold’em', 'Royal Teen Patti']) {
      const game = await framed(page, await launched(token, 'PVP', gameName, language), language);
      const areClear = async (state: string) => {
        for (const size of sizes.split(' ')) {
          await resize(page, size);
          const { below, free, shown } = await game.locator('.stage').evaluate((stage) => {
            const boxOf = (within: Element, part: string) =>
              within.querySelector(part)!.getBoundingClientRect();
            const free: number[] = [];
            const shown: number[] = [];
            for (const seat of stage.querySelectorAll('.poker__seat')) {
              const [face, plate] = [boxOf(seat, '.poker__portrait'), boxOf(seat, '.poker__plate')];
              if (!face.height) continue;
              shown.push((plate.top - face.top) / face.height);
              if (!seat.matches('.poker__seat--other')) continue;
              for (const card of seat.querySelectorAll('.hand .piece'))
                free.push(plate.top - card.getBoundingClientRect().bottom);
            }
            const below = boxOf(stage, '.poker').bottom - stage.getBoundingClientRect().bottom;
            return { below, free, shown };
          });
          const where = `${gameName}, ${language} at ${size} ${state}`;
          expect(shown, `players of ${where}`).toHaveLength(6);
          expect(Math.min(...shown), `faces of ${where}`).toBeGreaterThan(0.75);
          expect(Math.min(...free), `cards over plates of ${where}`).toBeGreaterThanOrEqual(0);
          expect(below, `end of ${where} below its stage`).toBeLessThanOrEqual(1);
        }
      };
      await areClear('before a round');
      await game.locator('#go').click();
      await expect(game.locator('.poker__seat--opponent .poker__rank')).toBeVisible();
      await expect(game.locator('#go')).toBeEnabled();
      await areClear('after a round');
    }
  }
});

test('the column next to a game has a small picture, and results, prizes or the slip below it', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  await holdMatches(page);
  const [width, height] = [1280, 725];
  await page.setViewportSize({ width, height });
  for (const [gameType, gameName, free] of [
    ['RNG', 'Lantern Tiger', 16],
    ['PVP', 'River Ludo', 16],
    ['FISH', 'Reef Hunter', 16],
    ['LOTT', 'Daily Five', 96],
    ['SPORTS', 'Touchline Football', 0],
  ] as const) {
    await page.goto(await launched(token, gameType, gameName, 'EN'));
    const where = gameName;
    await expect(page.locator('#icon'), where).toBeInViewport({ ratio: 1 });
    const boxOf = async (part: string) => (await page.locator(part).boundingBox())!;
    const [bar, icon] = [await boxOf('.bar'), await boxOf('#icon')];
    expect(icon.height, where).toBeLessThanOrEqual(96);
    if (gameType === 'SPORTS') {
      if (await page.locator('.betslip').isHidden()) await page.locator(ODDS).first().click();
      await expect(page.locator('.betslip')).toBeVisible();
      const slip = await boxOf('.betslip');
      expect(slip.y - bar.y - bar.height, where).toBeLessThan(24);
      // The slip is as high as its content, and the stake follows it.
      const [pick, sums] = [await boxOf('.betslip__match'), await boxOf('.betslip__sums')];
      expect(sums.y - pick.y - pick.height, where).toBeLessThan(24);
      expect((await boxOf('.stake')).y - slip.y - slip.height, where).toBeLessThan(24);
      // No cut above the edge of the window.
      const stage = await boxOf('#stage');
      expect(stage.y + stage.height, where).toBeCloseTo(height, 0);
      continue;
    }
    const panels = await page
      .locator('.results:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    const note = await boxOf('#note');
    expect(note.y - Math.max(...panels), where).toBeLessThanOrEqual(free);
    expect(note.y - Math.max(...panels), where).toBeGreaterThanOrEqual(0);
    if (gameType !== 'RNG') continue;
    await expect(page.locator('.pays__one')).toHaveCount(7);
    await expect(page.locator('.pays__one').last()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#results-none')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.results__heads')).toBeHidden();
    await page.locator('#go').click();
    await expect(page.locator('.results__heads')).toBeVisible();
    await expect(page.locator('#results-none')).toBeHidden();
  }
});

test('machine, ticket, prizes and a bought ticket fill the height of a wide screen', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  await page.setViewportSize({ width: 1920, height: 1000 });
  for (const language of ['EN', 'UR'] as const) {
    await page.goto(await launched(token, 'LOTT', 'Daily Five', language));
    await page.locator('.paper__tool--quick').click();
    await page.locator('#go').click();
    await expect(page.locator('.stub')).not.toHaveCount(0);
    const free = await page.locator('#stage').evaluate((stage) => {
      const { bottom } = stage.getBoundingClientRect();
      const parts = stage.querySelectorAll('.draw__own, .draw__prizes');
      return Array.from(parts, (one) => bottom - one.getBoundingClientRect().bottom);
    });
    for (const distance of free) expect(distance, language).toBeCloseTo(0, 0);
    const balls = await page
      .locator('.stub')
      .first()
      .locator('.balls__one')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(balls).size, language).toBe(1);
  }
});

test('a ticket shows three rows of seven numbers on a phone, and fades above the bet', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  await page.setViewportSize({ width: 390, height: 769 });
  await page.goto(await launched(token, 'LOTT', 'Daily Five', 'EN'));
  const stage = page.locator('#stage');
  await expect(page.locator('.pick')).toHaveCount(36);
  const { bottom } = await stage.evaluate((one) => one.getBoundingClientRect());
  const tops = await page
    .locator('.pick')
    .evaluateAll((picks) => picks.map((pick) => pick.getBoundingClientRect()));
  expect(tops.filter(({ y }) => y === tops[0]!.y)).toHaveLength(7);
  expect(tops.filter((pick) => pick.bottom < bottom - 16).length).toBeGreaterThanOrEqual(21);
  expect(await stage.evaluate((one) => getComputedStyle(one).maskImage)).toContain('linear-gradient');
});

test('all keys of a lottery of digits are clear of the fade above the bet on a phone', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  for (const [language, sizes] of Object.entries({ EN: '390x769 320x665', UR: '390x763 360x665' })) {
    await page.goto(await launched(token, 'ELOTT', 'Saigon Three Minute', language));
    await expect(page.locator('.pick--digit')).toHaveCount(10);
    for (const size of sizes.split(' ')) {
      await resize(page, size);
      const { bottom, rem } = await page.locator('#stage').evaluate((stage) => ({
        bottom: stage.getBoundingClientRect().bottom,
        rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      }));
      const last = (await page.locator('.pick--digit').last().boundingBox())!;
      expect(last.y + last.height, `${size}, ${language}`).toBeLessThanOrEqual(bottom - rem);
    }
  }
});

test('a low phone shows the draw as a strip, and two rows of numbers below the quick pick', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  for (const [width, height, gameName, language, rows] of [
    [320, 600, 'Harbour Six', 'EN', 2],
    [320, 600, 'Hourly Keno', 'UR', 2],
    [390, 790, 'Hourly Keno', 'EN', 4],
    [390, 790, 'Monsoon Six', 'EN', 4],
  ] as const) {
    const where = `${gameName}, ${width}x${height}, ${language}`;
    await page.setViewportSize({ width, height });
    const address = await launched(token, 'LOTT', gameName, language);
    const game = await framed(page, address, language);
    const [machine, quick] = [game.locator('.machine'), game.locator('.paper__tool--quick')];
    for (const one of [machine, quick]) await expect(one, where).toBeInViewport({ ratio: 1 });
    expect((await machine.boundingBox())!.height, where).toBeLessThan(height * 0.15);
    const seen = await game.locator('.stage').evaluate((stage) => {
      const { bottom } = stage.getBoundingClientRect();
      const tops = Array.from(stage.querySelectorAll('.pick'), (pick) => pick.getBoundingClientRect())
        .filter((pick) => pick.bottom < bottom - 12)
        .map(({ top }) => top);
      return new Set(tops).size;
    });
    expect(seen, where).toBeGreaterThanOrEqual(rows);
    const balls = await game
      .locator('.tray__one')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(balls).size, where).toBe(1);
  }
  await test.step('also when the draw is closed, which names it', async () => {
    await page.setViewportSize({ width: 320, height: 600 });
    // Three minutes before its time, which is half past each hour.
    await environment.advance(27 * MINUTE + HOUR - (Date.now() % HOUR));
    const game = await framed(page, await launched(token, 'LOTT', 'Hourly Keno', 'UR'), 'UR');
    await expect(game.locator('.machine .draw__time').first()).toHaveText(/^0[0-3]:/);
    expect((await game.locator('.machine').boundingBox())!.height).toBeLessThan(90);
  });
});

test('the ten balls of keno are two equal rows where they are not one', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  await page.goto(await launched(token, 'LOTT', 'Hourly Keno', 'EN'));
  for (const size of ['844x390', '390x844', '1280x725', '768x1024', '1080x1820']) {
    await resize(page, size);
    for (const row of ['.tray', '.draw__past .balls', '.results .balls']) {
      const one = page.locator(row).first();
      if (!(await one.isVisible())) continue;
      const tops = await one.evaluate((list) =>
        Array.from(list.children, (ball) => Math.round(ball.getBoundingClientRect().top)),
      );
      expect(tops, `${row} at ${size}`).toHaveLength(10);
      expect(tops[4], `${row} at ${size}`).toBe(tops[0]);
      expect(tops[9], `${row} at ${size}`).toBe(tops[5]);
    }
  }
});

test('a lottery of digits fills a wide screen, and its whole ticket stays in sight', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  for (const [width, height, language] of [
    [1280, 725, 'EN'],
    [1024, 620, 'UR'],
  ] as const) {
    const where = `${width}x${height}, ${language}`;
    await page.setViewportSize({ width, height });
    await page.goto(await launched(token, 'ELOTT', 'One Minute Pick Three', language));
    const boxOf = async (part: string) => (await page.locator(part).boundingBox())!;
    const foot = async (part: string) => {
      const { y, height: own } = await boxOf(part);
      return y + own;
    };
    const end = await foot('#stage');
    expect(end - (await foot('.paper')), where).toBeCloseTo(0, 0);
    expect(end - (await foot('.draw__prizes')), where).toBeLessThan(1);
    await page.locator('.paper__tool--quick').click();
    await page.locator('#go').click();
    await expect(page.locator('.draw__own'), where).toBeVisible();
    await expect(page.locator('.paper__possible'), where).toBeInViewport({ ratio: 1 });
  }
});

test('each result and each prize of a lottery is one line on a high screen', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  await page.setViewportSize({ width: 1080, height: 1820 });
  await page.goto(await launched(token, 'LOTT', 'Monsoon Six', 'EN'));
  for (const row of ['.past__one > .balls', '.prize']) {
    const lines = await page.locator(`.draw ${row}`).evaluateAll((rows) =>
      rows.map((one) => {
        const boxes = Array.from(one.children, (child) => child.getBoundingClientRect());
        const shown = boxes.filter(({ height }) => height);
        return new Set(shown.map(({ top, height }) => Math.round(top + height / 2))).size;
      }),
    );
    expect(new Set(lines), row).toEqual(new Set([1]));
  }
  await page.goto(await launched(token, 'LOTT', 'Daily Five', 'EN'));
  await expect(page.locator('.pick')).toHaveCount(36);
  const numbers = await page
    .locator('.pick .ball')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(numbers[6]!.top - numbers[0]!.bottom, 'gap between two rows').toBeCloseTo(24, 0);
});

test('no prize of an animal is on another animal or the cannon, wherever they swim', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  await page.goto(await launched(token, 'FISH', 'Reef Hunter', 'EN'));
  await expect(page.locator('.reef__fish')).toHaveCount(18);
  for (const size of ['320x640', '390x769', '768x980', '844x350', '1280x756', '1080x1820']) {
    const [width, height] = await resize(page, size);
    for (const seconds of [0, 3, 8, 14, 21, 33]) {
      const covered = await page.evaluate((at) => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = at * 1_000;
        }
        const layers = [...document.querySelectorAll('.reef__fish')];
        const boxOf = (one: Element | null) => one!.getBoundingClientRect();
        const prizes = layers.filter((layer) => layer.querySelector('text'));
        const animals = layers.filter((layer) => layer.querySelector('.reef__turn'));
        return prizes.flatMap((prize, index) => {
          const own = boxOf(prize.querySelector('text')!.parentElement);
          const others = animals.filter((_, other) => other !== index);
          return [
            ...others.map((other) => other.querySelector('.reef__turn')),
            document.querySelector('.reef__barrel'),
          ]
            .map(boxOf)
            .filter(
              (box) =>
                Math.min(own.right, box.right) - Math.max(own.left, box.left) > 1 &&
                Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top) > 1,
            )
            .map(() => prize.textContent);
        });
      }, seconds);
      expect(covered, `${width}x${height}, after ${seconds} s`).toEqual([]);
    }
  }
});

test('the amounts of a round are whole next to a game in Urdu', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = await framed(page, await launched(token, 'RNG', 'Lantern Tiger', 'UR'), 'UR');
  await game.locator('#go').click();
  for (const size of ['1280x800', '1920x1080']) {
    await resize(page, size);
    await expectWhole(game.locator('.results__list > .results__round'), size);
  }
});
