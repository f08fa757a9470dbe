import { expectWhole, framed, launched, resize, tokenOf } from '../support/launched-games.ts';
import { expect, test } from '../support/test-environment.ts';

test('both hands of blackjack and the buttons of a turn fit on phones', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  const side = (...pieces: string[]) => ({ pieces, total: 14, bet: 5_000 });
  const hand = {
    reference: '1',
    bet: 5_000,
    win: 0,
    made: 0,
    hands: [side('7♠', '7♦')],
    active: 0,
    moves: ['hit', 'stand', 'double', 'split'],
    stake: 5_000,
    dealer: side('6♦'),
    left: 30,
    most: 30,
  };
  const hands = [side('7♠', '2♠', '3♦', '2♣'), side('7♦', '7♣')];
  const split = { ...hand, made: 2, hands, active: 1, moves: ['hit', 'stand', 'double'] };
  const answer = (path: string, value: object) =>
    page.route(path, (route) => route.fulfill({ json: { success: true, value } }));
  await answer('**/games/round', { isOpen: false, balance: 95_000, hand });
  await answer('**/games/hand', { balance: 90_000, hand: split });
  for (const language of ['EN', 'UR']) {
    const expectInView = async (...parts: string[]) => {
      for (const size of ['844x350', '390x784', '320x640']) {
        await resize(page, size);
        for (const part of parts)
          await expect(page.locator(part), `${part}, ${size}, ${language}`).toBeInViewport({
            ratio: 1,
          });
      }
    };
    await page.goto(await launched(token, 'LIVE', 'Velvet Blackjack', language));
    await expectInView('.blackjack__side--dealer', '.blackjack__side--you', '#stake', '#go');
    await page.locator('#go').click();
    await expect(page.locator('.move--hit'), language).toBeFocused();
    await expect(page.locator('.move--hit'), language).toHaveAttribute('aria-disabled', 'false');
    await expectInView('.blackjack__side--dealer', '.blackjack__side--you', '.moves');
    await expect(page.locator('#go'), language).toBeHidden();
    // A tap right after the cards is no choice yet.
    await expect(async () => {
      if (await page.locator('.move--split').isVisible()) await page.locator('.move--split').click();
      await expect(page.locator('.blackjack__one')).toHaveCount(2, { timeout: 300 });
    }).toPass();
    await expectInView(
      '.blackjack__side--dealer',
      '.blackjack__one >> nth=0',
      '.moves',
      '.blackjack__one--active',
    );
  }
});

test('every rank that a long hand of Andar Bahar shows is whole', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  const pieces = Array.from({ length: 14 }, (_, index) => `${index % 2 ? '10' : 'K'}${'♣♦♥♠'[index % 4]}`);
  const shown = ['joker', 'andar', 'bahar'].map((label) => ({
    label,
    pieces: label === 'joker' ? ['A♠'] : pieces,
  }));
  await page.route('**/games/session', async (route) => {
    const response = await route.fetch();
    const { value, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, value: { ...value, shown } } });
  });
  await page.goto(await launched(token, 'LIVE', 'Andar Bahar', 'EN'));
  await expect(page.locator('.side--bahar .piece')).toHaveCount(14);
  for (const size of ['1080x1820', '1440x900', '390x780', '320x640']) {
    await resize(page, size);
    const { ranks, covered } = await page.locator('.side--andar .hand').evaluate((hand) => {
      const cards = [...hand.querySelectorAll('.piece')];
      const visible = cards.filter((card) =>
        card.firstElementChild!.checkVisibility({ visibilityProperty: true }),
      );
      return {
        ranks: visible.length,
        covered: visible.filter((card) => {
          const range = document.createRange();
          range.selectNodeContents(card.firstElementChild!);
          const next = cards[cards.indexOf(card) + 1]?.getBoundingClientRect().left ?? Infinity;
          return range.getBoundingClientRect().right > next + 1;
        }).length,
      };
    });
    expect([ranks, covered], size).toEqual([size === '320x640' ? 5 : 6, 0]);
  }
});

test('the chip of a bet is inside a narrow cell and leaves its text free', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  for (const [width, gameName, language] of [
    [390, 'Grand Money Wheel', 'EN'],
    [320, 'Grand Money Wheel', 'UR'],
    [390, 'Grand Roulette', 'EN'],
  ] as const) {
    const where = `${gameName}, ${width}, ${language}`;
    await page.setViewportSize({ width, height: 715 });
    await page.goto(await launched(token, 'LIVE', gameName, language));
    await page.locator('.place').first().click();
    const { cell, chip, text } = await page.locator('.place:has(.chip)').evaluate((place) => {
      const range = document.createRange();
      range.selectNodeContents(place.querySelector('small, bdi')!);
      const sides = (one: Element | Range) => {
        const { left, right } = one.getBoundingClientRect();
        return { left, right };
      };
      return { cell: sides(place), chip: sides(place.querySelector('.chip')!), text: sides(range) };
    });
    expect(Math.min(chip.left - cell.left, cell.right - chip.right), where).toBeGreaterThanOrEqual(0);
    expect(Math.max(chip.left - text.right, text.left - chip.right), where).toBeGreaterThanOrEqual(0);
  }
});

test('both birds of a cockfight are whole on the smallest phone, below the clock', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  await resize(page, '320x640');
  for (const language of ['PT', 'UR']) {
    const game = await framed(page, await launched(token, 'SPORTS', 'Red Spur Derby', language), language);
    await expect(game.locator('#go')).toBeInViewport({ ratio: 1 });
    const { clock, comb, feet, cloth } = await game.locator('.table__view').evaluate((view) => {
      const boxes = (part: string) =>
        Array.from(view.querySelectorAll(part), (one) => one.getBoundingClientRect());
      return {
        clock: boxes('.clock')[0]!.bottom,
        comb: Math.min(...boxes('.rooster').map(({ top }) => top)),
        feet: Math.max(...boxes('.rooster').map(({ bottom }) => bottom)),
        cloth: boxes('.side--board')[0]!.top,
      };
    });
    expect(clock, language).toBeLessThanOrEqual(comb);
    // The arch of the cloth begins above its first line.
    expect(feet, language).toBeLessThanOrEqual(cloth - 6);
  }
});

test('each card of a board shows its large suit', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 763 });
  await page.goto(await launched(token, 'LIVE', 'Terrace Hold’em', 'EN'));
  await page.locator('.place').first().click();
  await page.locator('#go').click();
  const cards = page.locator('.side--board .piece--card');
  await expect(cards).toHaveCount(5);
  const signs = await cards.evaluateAll((all) =>
    all.map((card) => getComputedStyle(card, '::after').content),
  );
  for (const sign of signs) expect(sign).toMatch(/[♠♥♦♣]/);
});

test('the 15 stakes of a cockfight are one row on a phone and three next to the fight, with the whole ring of the chosen one', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  await page.goto(await launched(token, 'SPORTS', 'Red Spur Derby', 'UR'));
  for (const [width, height, rows] of [
    [320, 640, 1],
    [390, 720, 1],
    [1024, 640, 3],
    [1280, 800, 3],
    [1080, 1820, 3],
  ] as const) {
    const where = `${width}x${height}`;
    await page.setViewportSize({ width, height });
    await expect(page.locator('.places')).toBeInViewport({ ratio: 1 });
    const tops = await page
      .locator('.chips__one')
      .evaluateAll((chips) => chips.map((chip) => (chip as HTMLElement).offsetTop));
    expect([tops.length, new Set(tops).size], where).toEqual([15, rows]);
    if (rows === 1) continue;
    expect(new Set(tops.map((top) => tops.filter((other) => other === top).length)).size, where).toBe(1);
    for (const index of [0, 14]) {
      await page.locator('.chips__one').nth(index).click();
      const room = await page.locator('.chips').evaluate((row) => {
        const [around, chip] = [row, row.querySelector('.chips__one:has(:checked) > .chip')!].map((one) =>
          one.getBoundingClientRect(),
        );
        return Math.min(chip!.left - around!.left, around!.right - chip!.right);
      });
      // Two pixels of the ring, and one between it and the chip.
      expect(room, `chip ${index}, ${where}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test('all bets of roulette fit on a phone, below the dealer’s face', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  for (const [language, sizes] of Object.entries({ EN: '320x640 390x844', UR: '320x640 375x667 390x844' })) {
    const game = await framed(page, await launched(token, 'LIVE', 'Grand Roulette', language), language);
    const places = game.locator('.place');
    await expect(places).toHaveCount(37 + 12);
    for (const size of sizes.split(' ')) {
      const where = `${size}, ${language}`;
      await resize(page, size);
      await expectWhole(places, where);
      const stage = await game.locator('#stage').evaluate((one) => one.scrollHeight - one.clientHeight);
      expect(stage, where).toBeLessThanOrEqual(1);
      for (const part of ['.scene--dealer', '.scene--roulette', '#note', '#stake', '#go'])
        await expect(game.locator(part), `${part}, ${where}`).toBeInViewport();
      // Numbers are 24 px apart.
      const [first, next] = await Promise.all(
        [1, 4].map((number) => game.locator(`.place--n${number}`).boundingBox()),
      );
      expect(next!.y - first!.y, where).toBeGreaterThanOrEqual(23.9);
      // The head is in the upper half of the drawing.
      const sign = game.locator('.studio__sign');
      if (await sign.isHidden()) continue;
      const dealer = (await game.locator('.scene--dealer').boundingBox())!;
      expect((await sign.boundingBox())!.y, where).toBeGreaterThan(dealer.y + dealer.height / 2);
    }
  }
});

test('the wheel of roulette is as high as its scene, and the chips are in equal rows', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  for (const [width, height] of [
    [768, 949],
    [844, 350],
    [1280, 725],
    [1600, 825],
  ] as const) {
    const where = `${width}x${height}`;
    await page.setViewportSize({ width, height });
    await page.goto(await launched(token, 'LIVE', 'Grand Roulette', width === 1600 ? 'UR' : 'EN'));
    const boxes = ['.table__view', '.scene--roulette', '.scene--roulette circle >> nth=0'];
    const [view, scene, wheel] = await Promise.all(boxes.map((part) => page.locator(part).boundingBox()));
    expect(view!.height - scene!.height, where).toBeLessThan(32);
    expect(wheel!.height, where).toBeGreaterThan(view!.height * 0.6);
    const tops = await page
      .locator('.chips__one')
      .evaluateAll((chips) => chips.map((chip) => (chip as HTMLElement).offsetTop));
    const rows = tops.map((top) => tops.filter((other) => other === top).length);
    expect(new Set(rows).size, where).toBe(1);
  }
  // With fewer chips too.
  await page.goto(await launched(token, 'LOTT', 'Daily Five', 'EN'));
  const tops = await page
    .locator('.chips__one')
    .evaluateAll((chips) => chips.map((chip) => (chip as HTMLElement).offsetTop));
  expect(new Set(tops.slice(0, tops.length / 2))).not.toEqual(new Set(tops.slice(tops.length / 2)));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(tops.length / 2);
});

test('no bet of a live table is cut in the window of the site on phones', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  const windows = {
    'Speed Hold’em': '320x640 390x844',
    'Prime Andar Bahar': '320x640 390x844',
    'Velvet Dragon Tiger': '320x640',
    'Lotus Sic Bo': '320x640',
    'Lotus Baccarat': '320x640',
    'First Class Money Wheel': '320x640',
    'Velvet Blackjack': '320x640',
    'Terrace Andar Bahar': '320x740',
  };
  for (const language of ['EN', 'UR']) {
    for (const [gameName, sizes] of Object.entries(windows)) {
      const game = await framed(page, await launched(token, 'LIVE', gameName, language), language);
      for (const size of sizes.split(' ')) {
        const where = `${gameName}, ${size}, ${language}`;
        await resize(page, size);
        await expect(game.locator('#go'), where).toBeInViewport({ ratio: 1 });
        await expectWhole(game.locator('.place, .blackjack__spot'), where);
        // The last results are whole, or left out.
        const road = game.locator('.road');
        if (await road.isVisible()) await expect(road, where).toBeInViewport({ ratio: 1 });
        // The clock is whole, and so is the face of a visible dealer.
        const { clock, cloth, face } = await game.locator('.table__view').evaluate((view) => {
          const edge = (selector: string) =>
            view.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
          return { clock: edge('.clock'), cloth: edge('.studio') - 32, face: edge('.scene--dealer') };
        });
        if (!gameName.includes('Wheel')) expect(clock, where).toBeLessThanOrEqual(cloth + 8);
        expect(face === 0 || face > clock, where).toBe(true);
      }
    }
  }
});

test('limits and clock of a table are not on the dealer, and the limits are one line', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  for (const [language, sizes] of Object.entries({
    EN: '320x640 844x350 1280x744 1080x1820',
    UR: '320x665 390x788',
  })) {
    for (const gameName of [
      'Velvet Blackjack',
      'Evening Baccarat',
      'Velvet Andar Bahar',
      'Grand Hold’em',
      'Bengal Teen Patti',
    ]) {
      await page.goto(await launched(token, 'LIVE', gameName, language));
      await expect(page.locator('.clock')).toBeVisible();
      for (const size of sizes.split(' ')) {
        await resize(page, size);
        const covered = await page.locator('.studio').evaluate((studio) => {
          const drawn = Array.from(studio.querySelectorAll('.scene--dealer path'), (one) =>
            one.getBoundingClientRect(),
          );
          return ['.studio__sign', '.clock'].filter((name) => {
            const { left, right, top, bottom } = studio.querySelector(name)!.getBoundingClientRect();
            return drawn.some(
              (one) =>
                one.width && one.right > left && one.left < right && one.bottom > top && one.top < bottom,
            );
          });
        });
        expect(covered, `${gameName}, ${size}`).toEqual([]);
        const lines = await page
          .locator('.studio__limits bdi')
          .evaluate(
            (one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).fontSize),
          );
        expect(lines, `lines of the limits, ${gameName}, ${size}, ${language}`).toBeLessThan(2);
      }
    }
  }
});

test('limits are a pill and the clock a card at each table, also over a small dealer', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  const names = [
    'Velvet Blackjack',
    'Velvet Andar Bahar',
    'Lotus Sic Bo',
    'Salon Money Wheel',
    'Grand Roulette',
  ];
  const looks = new Map<number, Set<string>>();
  for (const [language, sizes] of Object.entries({ UR: '320x559', EN: '390x769 1280x725' })) {
    for (const [gameType, gameName] of [
      ['SPORTS', 'Red Spur Derby'],
      ...names.map((name) => ['LIVE', name]),
    ]) {
      await page.goto(await launched(token, gameType!, gameName!, language));
      for (const size of sizes.split(' ')) {
        const [width] = await resize(page, size);
        for (const part of ['.studio__sign', '.clock']) {
          await expect(page.locator(part), `${part} of ${gameName}, ${width}`).toBeInViewport({ ratio: 1 });
          const look = await page.locator(part).evaluate((one) => {
            const { borderRadius, borderWidth, backgroundColor } = getComputedStyle(one);
            return [borderRadius, borderWidth, backgroundColor].join();
          });
          looks.set(width, (looks.get(width) ?? new Set()).add(look));
        }
      }
    }
    if (language === 'EN') continue;
    // In the corner of the picture, away from the wheel.
    const [studio, clock] = await Promise.all(
      ['.studio', '.clock'].map((part) => page.locator(part).boundingBox()),
    );
    expect(studio!.x + studio!.width - clock!.x - clock!.width).toBeLessThan(8);
  }
  for (const [width, found] of looks) expect([...found], `${width}`).toHaveLength(1);
});

test('the left seat of a table is on the left in Urdu too, and as wide as the right one', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  for (const gameName of ['Bengal Teen Patti', 'Terrace Hold’em']) {
    await page.goto(await launched(token, 'LIVE', gameName, 'UR'));
    for (const size of ['390x763', '844x350', '1280x719']) {
      const [width] = await resize(page, size);
      for (const kind of ['side', 'place']) {
        const [left, right] = await Promise.all(
          ['left', 'right'].map((name) => page.locator(`.${kind}--${name}`).boundingBox()),
        );
        const where = `${kind} of ${gameName} at ${width}`;
        // On a phone in landscape bets are below each other.
        if (kind === 'side' || width !== 844) expect(left!.x, where).toBeLessThan(right!.x);
        expect(left!.width, where).toBeCloseTo(right!.width, 0);
      }
    }
  }
});

test('the letter of a result is inside the ring of its bead in Urdu', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  await page.goto(await launched(token, 'LIVE', 'Evening Baccarat', 'UR'));
  for (const size of ['320x760', '390x763', '600x736', '1280x720', '1920x920', '1080x1690']) {
    await resize(page, size);
    const free = await page.locator('.road__beads').evaluate((beads) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      return ['player', 'banker'].map((side) => {
        const text = beads.querySelector(`.bead--${side} > bdi`)!;
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(text);
        canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const ink = canvas.measureText(text.textContent);
        const { top, height } = text.getBoundingClientRect();
        const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = ink;
        const baseline = top + (height - above - below) / 2 + above;
        const bead = text.parentElement!;
        const box = bead.getBoundingClientRect();
        const ring = bead.clientTop;
        return Math.min(
          baseline - ink.actualBoundingBoxAscent - (box.top + ring),
          box.bottom - ring - (baseline + ink.actualBoundingBoxDescent),
          (box.width - ink.actualBoundingBoxLeft - ink.actualBoundingBoxRight) / 2 - ring,
        );
      });
    });
    expect(Math.min(...free), `pixels to the ring, ${size}`).toBeGreaterThan(0.5);
  }
});

test('the last results fill their line on wide screens', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  await page.goto(await launched(token, 'LIVE', 'Evening Baccarat', 'EN'));
  for (const size of ['1280x725', '1440x850', '1920x1004', '2560x1000']) {
    await resize(page, size);
    const empty = await page.locator('.road').evaluate((road) => {
      const beads = Array.from(road.querySelectorAll('.bead'), (one) => one.getBoundingClientRect().left);
      return road.querySelector('.road__title')!.getBoundingClientRect().left - Math.min(...beads);
    });
    // Older results are cut off by the line's start.
    expect(empty, size).toBeGreaterThan(-32);
  }
});

test('the rules of blackjack leave the message and the chips of a wide screen free', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  for (const [width, height, language] of [
    [1024, 640, 'VI'],
    [1280, 725, 'EN'],
    [1600, 819, 'UR'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(await launched(token, 'LIVE', 'Velvet Blackjack', language));
    await expect(page.locator('#guide')).toBeVisible();
    const [guide, last, note] = await Promise.all(
      ['#guide', '.blackjack__guide > :last-child', '#note'].map((part) => page.locator(part).boundingBox()),
    );
    const where = `${width}x${height}, ${language}`;
    expect(guide!.y + guide!.height, where).toBeLessThanOrEqual(note!.y);
    expect(last!.y + last!.height, where).toBeLessThanOrEqual(guide!.y + guide!.height);
  }
});

test('the money wheel has the height of its scene', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  await page.goto(await launched(token, 'LIVE', 'Salon Money Wheel', 'UR'));
  for (const size of ['390x788', '844x350', '1280x744']) {
    const [width, height] = await resize(page, size);
    const [scene, wheel] = await Promise.all(
      ['.table__view', '.scene--money'].map((part) => page.locator(part).boundingBox()),
    );
    expect(scene!.height - wheel!.height, `${width}x${height}`).toBeLessThan(24);
    for (const part of ['.studio__sign', '.clock', '.studio__name', '.places'])
      await expect(page.locator(part), part).toBeInViewport({ ratio: 1 });
  }
});

test('limits, clock, dealer and result leave the rim of the money wheel free', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  for (const [language, sizes] of Object.entries({
    EN: '320x565 360x640 390x769 844x350 600x736',
    UR: '320x559 360x634 390x763 844x350',
  })) {
    await page.goto(await launched(token, 'LIVE', 'First Class Money Wheel', language));
    await expect(page.locator('.cloth__number')).toBeVisible();
    for (const size of sizes.split(' ')) {
      await resize(page, size);
      const free = await page.locator('.table__view').evaluate((view) => {
        // The widest result, and the name of one that is no multiple.
        const result = view.querySelector('.cloth__number')!;
        result.textContent = '×48';
        const name = document.createElement('bdi');
        name.className = 'cloth__name';
        name.textContent = 'Nothing';
        result.parentElement!.replaceChildren(result, name);
        const boxes = (part: string) =>
          Array.from(view.querySelectorAll(part), (one) => one.getBoundingClientRect());
        const wheel = boxes('.scene--money circle').reduce((one, next) =>
          next.width > one.width ? next : one,
        );
        const radius = wheel.width / 2;
        const [x, y] = [wheel.left + radius, wheel.top + radius];
        const corners = boxes('.studio__sign, .clock, .studio__name, .cloth__result').map(
          ({ left, right, top, bottom }) =>
            Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)),
        );
        const [face] = boxes('.scene--dealer');
        const half = face!.width / 2;
        const portrait = Math.hypot(face!.left + half - x, face!.top + half - y) - half;
        return [...corners, portrait].map((distance) => Math.round(distance - radius));
      });
      expect(free, `${size}, ${language}`).toHaveLength(5);
      expect(Math.min(...free), `pixels to the rim, ${free}, ${size}, ${language}`).toBeGreaterThanOrEqual(0);
    }
  }
});

test('the row of chips has whole chips on a phone, also when scrolled', async ({ page, environment }) => {
  const token = await tokenOf(environment);
  for (const [language, widths] of [
    ['EN', [320, 390]],
    ['UR', [360, 430]],
  ] as const) {
    await page.goto(await launched(token, 'LIVE', 'Salon Money Wheel', language));
    const row = page.locator('.chips');
    await expect(row).toBeVisible();
    const cutChips = () =>
      row.evaluate((one) => {
        const { left, right } = one.getBoundingClientRect();
        return Array.from(one.querySelectorAll('.chips__one'), (chip) => chip.getBoundingClientRect()).filter(
          (chip) =>
            chip.right > left + 1 &&
            chip.left < right - 1 &&
            (chip.left < left - 1 || chip.right > right + 1),
        ).length;
      });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 788 });
      expect(await cutChips(), `${width}`).toBe(0);
      await row.evaluate((one) => {
        one.scrollBy((one.ownerDocument.documentElement.dir === 'rtl' ? -1 : 1) * 60, 0);
      });
      await expect.poll(cutChips, `${width}, scrolled`).toBe(0);
      await row.evaluate((one) => one.scrollTo(0, 0));
    }
  }
});

test('roulette keeps its colours in forced colours, and its wheel with text of 200 %', async ({
  page,
  environment,
}) => {
  const token = await tokenOf(environment);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(await launched(token, 'LIVE', 'Grand Roulette', 'UR'));
  await expect(page.locator('.place--red.place--number').first()).toHaveCSS(
    'background-color',
    'rgb(168, 30, 44)',
  );
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const wheel = await page.locator('.cloth--wheel > .scene').boundingBox();
  expect(wheel!.width).toBeGreaterThan(160);
  const isCut = await page.locator('#note').evaluate((note) => note.scrollHeight > note.clientHeight + 1);
  expect(isCut).toBe(false);
});
