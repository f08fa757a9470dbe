import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { firstView } from '../../src/build/first-view.ts';
import { brand } from '../../src/edge/brand.ts';
import type { Compress } from '../../src/edge/compressed.ts';
import { createEdge } from '../../src/edge/edge.ts';
import { compressFast } from '../../src/edge/node/compress.ts';
import { openGateway } from '../demo/harness.ts';
import { noting } from './noting.ts';
import { textFiles } from './text-files.ts';

const HOST = 'http://play.example';
const html = readFileSync(join(import.meta.dirname, '../../src/site/index.html'), 'utf8');

/** The plan as the build writes it. */
function plan(): string {
  let source = '';
  const { generateBundle } = firstView() as unknown as { generateBundle(this: object): void };
  generateBundle.call({
    emitFile(file: { source: string }) {
      source = file.source;
    },
  });
  return source;
}

const filesOf = (texts: Record<string, string>) => textFiles(() => texts);

const site = { merchantCode: 'foyer', brand: { name: 'Foyer' }, defaultLanguage: 'EN' };

/** The front server with a brand before the demo's gateway. */
interface Serving {
  site?: object;
  html?: string;
  answer?: (text: string, url: URL) => string;
  compress?: Compress;
  mayRender?: () => boolean;
}

function serve(of: Serving = {}) {
  const gateway = openGateway();
  let now = 0;
  const asked: Request[] = [];
  const readings: Promise<unknown>[] = [];
  const settled = async () => void (await Promise.all(readings.splice(0)));
  const upstream = { away: false, held: false };
  const texts = { 'site.json': JSON.stringify(of.site ?? site) };
  const own = brand(filesOf(texts), {
    hosts: ['play.example'],
    clock: () => now,
    gateway: {
      origin: 'http://localhost',
      paths: ['/wps/', '/lgw/'],
      async fetch(request) {
        asked.push(request);
        if (upstream.held) await new Promise(() => {});
        if (upstream.away) throw new TypeError('fetch failed');
        const answer = await gateway.app.fetch(request);
        const text = await answer.text();
        return new Response(of.answer?.(text, new URL(request.url)) ?? text, {
          headers: { 'Content-Type': 'application/json' },
        });
      },
    },
  });
  const empty = filesOf({});
  const builds = {
    site: filesOf({ 'index.html': of.html ?? html, 'first-view.json': plan() }),
    kiosk: empty,
    embed: empty,
  };
  const app = createEdge({
    builds,
    brandOf: () => own,
    clock: () => now,
    compress: of.compress,
    mayRender: of.mayRender,
  });
  const ask = async (path: string, headers: Record<string, string> = {}, host = HOST) => {
    const answer = await app.request(host + path, { headers }, {}, noting(readings));
    return {
      status: answer.status,
      headers: answer.headers,
      bytes: new Uint8Array(await answer.arrayBuffer()),
    };
  };
  const page = async (path: string, headers: Record<string, string> = {}) =>
    new TextDecoder().decode((await ask(path, headers)).bytes);
  return {
    ...gateway,
    texts,
    asked,
    upstream,
    settled,
    ask,
    page,
    pass(ms: number) {
      now += ms;
    },
    /** What a page says once its answers are in memory. */
    async warm(path: string, headers: Record<string, string> = {}) {
      let last = '';
      for (let turn = 0; turn < 4; turn++) {
        last = await page(path, headers);
        await settled();
        now += 1_001;
      }
      return last === '' ? '' : page(path, headers);
    },
  };
}

/** The data in a page. */
function dataOf(text: string) {
  const found = /<script type="application\/json" id="first-answers">([^<]*)<\/script>/.exec(text)![1]!;
  return JSON.parse(found) as Record<'shared' | 'mobile' | 'own', Record<string, unknown>> & {
    config: object;
    language: string;
  };
}
const callsIn = (text: string) => {
  const { shared, mobile, own } = dataOf(text);
  return [shared, mobile, own].map((some) => Object.keys(some).map((address) => /(\w+)\?/.exec(address)![1]));
};
const picturesIn = (text: string) =>
  [...text.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, address]) => address);

test('a page that nobody has asked for says what is known without the gateway, at once, and reads the rest for later', async () => {
  const { page, upstream, asked } = serve();
  upstream.held = true;
  const text = await page('/m/home');
  expect(dataOf(text)).toMatchObject({ config: site, language: 'EN', shared: {}, mobile: {}, own: {} });
  expect(text).toContain('<i class="first__banner"></i>');
  expect(asked.length).toBe(3);
});

test('what search engines show of the brand stands in the page by its language, and not in its data once more', async () => {
  const texts = { EN: 'Slots "and" <tables> for $1', UR: 'سلاٹس اور میزیں' };
  const brand = { name: 'Foyer', description: texts };
  const described = { ...site, brand, languages: ['EN', 'UR', 'JA'] };
  const { page } = serve({ site: described });
  const heads = async (language: string) => {
    const text = await page('/m/home', { Cookie: `MC_LANGUAGE=${language}` });
    expect(dataOf(text).config).toEqual({ ...described, brand: { name: 'Foyer' } });
    return text.match(/<meta name="description"[^>]*>/g);
  };
  const own = '<meta name="description" content="Slots &#34;and&#34; &#60;tables&#62; for $1">';
  expect(await heads('EN')).toEqual([own]);
  expect(await heads('UR')).toEqual([`<meta name="description" content="${texts.UR}">`]);
  // One that the brand has no text in.
  expect(await heads('JA')).toEqual([own]);
  for (const description of [undefined, 'Slots', { EN: 7 }, { EN: '' }, null]) {
    const { page } = serve({ site: { ...site, brand: { name: 'Foyer', description } } });
    expect(await page('/m/home')).not.toContain('name="description"');
  }
});

/** HM-6: of the first four vendors of the slots. */
const previews = Array<string>(4).fill('GCSGAME_getGameList');

test.each([
  [
    '/m/home',
    [['GCSGAME_getHotGames', 'GCSGAME_getVassalGames', ...previews], [], ['MCSFE_getListAnnouncements']],
    1,
  ],
  ['/m/slot-games', [['GCSGAME_getGameList', 'GCSGAME_getVassalGames'], [], []], 9],
  ['/m/slot-games/', [['GCSGAME_getGameList', 'GCSGAME_getVassalGames'], [], []], 9],
  ['/m/slotsCenter', [['GCSGAME_getGameList', 'GCSGAME_getVassalGames'], [], []], 9],
  ['/m/sport-games', [['GCSGAME_getVassalGames'], [], []], 4],
  [
    '/m/hot-games',
    [
      ['GCSGAME_getHotGames', 'GCSGAME_getVassalGames'],
      [],
      ['MCSFE_getListAnnouncements', 'MCSFE_getListAnnouncements'],
    ],
    10,
  ],
  ['/m/activity', [[], [], ['MCSFE_getPromotions', 'MCSFE_getListAnnouncements']], 2],
  ['/m/notice', [[], [], ['MCSFE_getListAnnouncements']], 0],
  ['/m/lott', [['GCSGAME_getVassalGames'], ['list', 'menu'], []], 6],
  ['/m/elott', [['GCSGAME_getVassalGames'], ['list', 'menu'], []], 6],
  ['/m/login', [[], [], []], 0],
])('%s begins with its first answers and the pictures of its first screen', async (path, calls, pictures) => {
  const text = await serve().warm(path);
  expect(callsIn(text)).toEqual(calls);
  const found = picturesIn(text);
  expect(found.length).toBe(pictures);
  expect(found.every((address) => address!.startsWith('http://localhost/art/'))).toBe(true);
});

test.each([
  ['/m/slot-games?vassalage=ALL', 'tiles', 9],
  ['/m/hot-games', 'tiles', 9],
  ['/m/sport-games', 'vendors', 12],
  ['/m/activity', 'cards', 2],
  ['/m/lott', 'draws', 6],
])(
  '%s begins with empty %s of its own while nothing is known, instead of the placeholder of home',
  async (path, name, count) => {
    const { page, upstream } = serve();
    upstream.held = true;
    const text = await page(path);
    expect(text).toContain(`<div class="first__${name}">${'<b></b>'.repeat(count)}</div>`);
    expect(text).not.toContain('class="first__banner"');
  },
);

/** What the form of a page's first screen says. */
const formIn = (text: string) => {
  const form = /<div class="first__form first__own">(.*?)<\/div>/.exec(text)?.[1] ?? '';
  return form.split(/<[^>]*>/).filter(Boolean);
};

test('LG-1 the login begins with its texts, in the language that was chosen and with the name of the brand', async () => {
  const named = { ...site, brand: { name: 'B&B <$&>' }, languages: ['EN', 'UR'] };
  const { page, asked } = serve({ site: named });
  expect(formIn(await page('/m/login'))).toEqual([
    'Welcome back',
    'Log in to B&#38;B &#60;$&#38;&#62; to play, deposit and collect your rewards.',
    'Username',
    'Or your e-mail address, or your mobile number with + and country code',
    'Password',
  ]);
  expect(formIn(await page('/m/login?from=/m/set', { Cookie: 'MC_LANGUAGE=UR' }))[0]).toBe('خوش آمدید');
  expect(formIn(await page('/m/login', { Cookie: 'MC_LANGUAGE=JA' }))[0]).toBe('Welcome back');
  expect(formIn(await page('/m/register'))).toEqual([]);
  expect(asked).toEqual([]);
});

test('HM-6 home begins with what it looks into ahead of a tap, where that category stands first', async () => {
  const previewsOf = (text: string) =>
    Object.keys(dataOf(text).shared).flatMap((address) => {
      const { searchParams: asked } = new URL(address, HOST);
      return asked.has('pageSize')
        ? [['gameType', 'vassalage', 'pageSize'].map((name) => asked.get(name))]
        : [];
    });
  expect(previewsOf(await serve().warm('/m/home'))).toEqual([
    ['RNG', 'ASTER', '9'],
    ['RNG', 'NIMBUS', '9'],
    ['RNG', 'KESTREL', '9'],
    ['RNG', 'OAKIVY', '9'],
  ]);
  const first =
    (category: string) =>
    (text: string, { pathname }: URL) => {
      if (!pathname.includes('VassalGames')) return text;
      const answer = JSON.parse(text);
      const { sorting } = answer.value;
      sorting.sort((a: { gameCategory: string }) => (a.gameCategory === category ? -1 : 0));
      return JSON.stringify(answer);
    };
  const live = previewsOf(await serve({ answer: first('LIVE') }).warm('/m/home'));
  expect(live.map(([category]) => category)).toEqual(['LIVE', 'LIVE']);
  expect(previewsOf(await serve({ answer: first('PVP') }).warm('/m/home'))).toEqual([]);
});

test.each([
  ['/m/slot-games', ['RNG', 'ASTER']],
  ['/m/fishing-games', ['FISH', 'NIMBUS']],
])('GC-6 reads ahead the games of the first vendor alone for %s', async (path, list) => {
  const { page, warm, asked, settled } = serve();
  // While the vendors are unknown, the list is unknown as well.
  await page(path);
  await settled();
  const listed = () =>
    asked
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.endsWith('_getGameList'))
      .map(({ searchParams }) => [searchParams.get('gameType'), searchParams.get('vassalage')]);
  expect(listed()).toEqual([]);
  await warm(path);
  expect(listed()).toEqual([list]);
});

test('LA-4 a lottery begins with the menu of the prize mode that its vendors tell', async () => {
  const modeOf = (text: string) => /prizeMode=(\w+)/.exec(Object.keys(dataOf(text).mobile).join())?.[1];
  expect(modeOf(await serve().warm('/m/lott'))).toBe('Elott');
  const other = (text: string, { pathname }: URL) =>
    pathname.includes('VassalGames') ? text.replaceAll(/"(TCG_LOTTO_VN|LOTT)"/g, '"OTHER"') : text;
  expect(modeOf(await serve({ answer: other }).warm('/m/lott'))).toBe('Lott');
});

test('lotteries stand under their groups, in the order of the groups, those of none at the end', async () => {
  const names = [
    ['b', 'second'],
    ['?', 'last'],
    ['a', 'first'],
  ].map(([groupCode, name]) => ({ groupCode, name, iconUrl: `/${name}.webp` }));
  const { warm } = serve({
    answer: (text, { pathname }) => {
      const answer = JSON.parse(text);
      if (pathname.endsWith('/lottery/menu')) answer.value.groups = [{ code: 'a' }, { code: 'b' }];
      if (pathname.endsWith('/lottery/list')) answer.value.list = names;
      return JSON.stringify(answer);
    },
  });
  expect(picturesIn(await warm('/m/lott')).map((address) => /(\w+)\.webp/.exec(address!)![1])).toEqual([
    'first',
    'second',
    'last',
  ]);
});

test('HM-1 the first banner names its wide picture and the side to keep, both escaped', async () => {
  const banner = async (fields: object) => {
    const { warm } = serve({
      answer: (text) => {
        const answer = JSON.parse(text);
        if (answer.value?.banners)
          answer.value.banners = [{ groupName: 'm_home', url: '/a.webp', ...fields }];
        return JSON.stringify(answer);
      },
    });
    return /<i class="first__banner">(.*?)<\/i>/.exec(await warm('/m/home'))![1];
  };
  expect(await banner({ wideUrl: '/b".webp', focus: 'right"' })).toMatch(
    / srcset="[^" ]*\/a.webp 720w, [^" ]*\/b&#34;.webp 1600w" data-focus="right&#34;" src="[^"]*\/a.webp"/,
  );
  expect(await banner({})).toMatch(/ srcset="" data-focus="" src="[^"]*\/a.webp"/);
});

test('titles of announcements stand in the page, as texts alone', async () => {
  const titlesIn = (text: string) =>
    [...text.matchAll(/<span[^>]*>([^<]*)(?:<small>&nbsp;<\/small>)?<\/span>/g)].map(([, title]) => title);
  const dated = await serve().warm('/m/notice');
  expect(titlesIn(dated).length).toBe(6);
  // Each has the line that its day will stand in, where it has one.
  expect(dated.match(/<small>/g)?.length).toBe(6);
  const undated = serve({ answer: (text) => text.replaceAll(/"startDate":"[^"]*"/g, '"startDate":""') });
  expect(await undated.warm('/m/notice')).not.toContain('<small>');
  const { warm } = serve({ answer: (text) => text.replaceAll(/"title":"[^"]*"/g, '"title":"<b>&"') });
  const text = await warm('/m/hot-games');
  expect(titlesIn(text)).toEqual(['&#60;b&#62;&#38;']);
});

test('two members and a visitor get the same bytes, in which nothing is anybody’s own', async () => {
  const { warm, ask, signIn, page } = serve();
  for (const path of ['/m/home', '/m/slot-games', '/m/activity']) {
    await warm(path);
    const visitor = await ask(path);
    for (const name of ['maya7', 'ravi1']) {
      const { token } = await signIn(name);
      const member = await ask(path, {
        Authorization: `Bearer ${token}`,
        Cookie: `session=${token}; MC_SESSION_INFO=${token}`,
        Referer: 'https://acme.example/?code=acme',
      });
      expect(member.bytes).toEqual(visitor.bytes);
      expect(member.headers.get('Set-Cookie')).toBe(null);
    }
    const partner = await page(`${path}?partner=acme&code=acme&utm_source=acme`);
    expect(partner).toBe(new TextDecoder().decode(visitor.bytes));
    expect(partner).not.toMatch(/acme|maya7/);
  }
});

test('what stands in the answers ends no script and begins no markup', async () => {
  const { warm } = serve({
    answer: (text) =>
      text
        .replace('Lantern Tiger', '</script><script>alert(1)</script>')
        .replace(/"iconUrl":"[^"]*"/, '"iconUrl":"/a\\" onerror=\\"alert(1)"'),
    site: { ...site, brand: { name: '</title><script>$&', accent: 'red" onload="x' } },
  });
  const text = await warm('/m/slot-games');
  expect(text.match(/<script/g)!.length).toBe(html.match(/<script/g)!.length + 1);
  expect(JSON.stringify(dataOf(text).shared)).toContain('</script><script>alert(1)</script>');
  expect(text).toContain('src="/a&#34; onerror=&#34;alert(1)"');
  expect(text).toContain('<title>&#60;/title&#62;&#60;script&#62;$&#38;</title>');
  expect(text).not.toContain('onload="x');
});

test('a picture of another scheme is left to the site', async () => {
  const { warm } = serve({
    answer: (text) => text.replaceAll(/"iconUrl":"[^"]*"/g, '"iconUrl":"//\\u0000"'),
  });
  expect(picturesIn(await warm('/m/slot-games'))).toEqual([]);
});

test('the language of a page is the one that its cookie tells, of those that the brand has', async () => {
  const { warm } = serve({ site: { ...site, languages: ['EN', 'UR'] } });
  expect(dataOf(await warm('/m/home', { Cookie: 'MC_LANGUAGE=UR' }))).toMatchObject({ language: 'UR' });
  expect(Object.keys(dataOf(await warm('/m/home', { Cookie: 'MC_LANGUAGE=UR' })).shared)[0]).toContain(
    'language=UR',
  );
  for (const other of ['XX', 'ES', '__proto__', 'ur']) {
    expect(dataOf(await warm('/m/home', { Cookie: `MC_LANGUAGE=${other}` }))).toMatchObject({
      language: 'EN',
    });
  }
});

test('pages of one moment are told apart by address, language and narrowing', async () => {
  const { warm, page } = serve({ site: { ...site, languages: ['EN', 'UR'] } });
  const asked: [path: string, cookie: string][] = [
    ['/m/home', 'EN'],
    ['/m/home', 'UR'],
    ['/m/slot-games', 'EN'],
    ['/m/slot-games?vassalage=NIMBUS', 'EN'],
  ];
  for (const [path, language] of asked) await warm(path, { Cookie: `MC_LANGUAGE=${language}` });
  const own = async () => {
    const texts: string[] = [];
    for (const [path, language] of asked) {
      texts.push(await page(path, { Cookie: `MC_LANGUAGE=${language}` }));
    }
    return texts;
  };
  const texts = await own();
  expect(new Set(texts).size).toBe(asked.length);
  expect(texts.map((text) => dataOf(text).language)).toEqual(['EN', 'UR', 'EN', 'EN']);
  // No time has passed: each is sent as it was.
  expect(await own()).toEqual(texts);
});

test('a list that the address narrows begins with its vendors, and not with other games', async () => {
  const text = await serve().warm('/m/slot-games?vassalage=NIMBUS');
  expect(callsIn(text)).toEqual([['GCSGAME_getVassalGames'], [], []]);
  expect(picturesIn(text)).toEqual([]);
});

test('GC-2 LA-4 a category of vendors alone begins with their icons, in order, those that are e-sports not in sports', async () => {
  const icons = async (path: string, sportsVendors?: unknown) =>
    picturesIn(await serve({ site: { ...site, sportsVendors } }).warm(path)).map(
      (address) => /(\w+)_color/.exec(address!)?.[1],
    );
  const sports = await icons('/m/sport-games', { esports: [] });
  expect(sports.length).toBeGreaterThan(2);
  const [, second] = sports;
  expect(await icons('/m/sport-games', { esports: [second] })).toEqual(
    sports.filter((code) => code !== second),
  );
  expect((await icons('/m/esport-games', { esports: [second] })).at(-1)).toBe(second);
  // As the site has it where its operator says nothing.
  expect(await icons('/m/sport-games')).not.toContain('IMES');
  expect(await icons('/m/sport-games?name=a', { esports: [] })).toEqual([]);
  // The site will say what is wrong with it.
  expect(await icons('/m/sport-games', { esports: 7 })).toEqual([]);
});

test('a page is within one round of a connection: what matters less is left out', async () => {
  let hash = 'x';
  const noise = Array.from(
    { length: 500 },
    () => (hash = createHash('sha256').update(hash).digest('hex')),
  ).join('');
  const { warm, ask } = serve({
    answer: (text, { pathname }) =>
      pathname.includes('VassalGames') ? text.replace('{', `{"noise":"${noise}",`) : text,
  });
  const text = await warm('/m/slot-games');
  const { bytes } = await ask('/m/slot-games', { 'Accept-Encoding': 'br' });
  expect(bytes.length).toBeLessThanOrEqual(14_000);
  expect(String(brotliDecompressSync(bytes))).toBe(text);
  expect(callsIn(text)).toEqual([['GCSGAME_getGameList'], [], []]);
});

test('a browser that has the page gets 304 until an answer in it is another', async () => {
  const { warm, ask, pass, settled } = serve({
    answer: (text) => text.replace('"success":true', `"success":true,"turn":${turn}`),
  });
  let turn = 0;
  await warm('/m/home');
  const first = await ask('/m/home');
  expect([first.headers.get('Vary'), first.headers.get('Cache-Control')]).toEqual([
    'Accept-Encoding, Cookie',
    'no-cache',
  ]);
  const known = { 'If-None-Match': first.headers.get('ETag')! };
  expect((await ask('/m/home', known)).status).toBe(304);
  turn = 1;
  pass(61_000);
  await ask('/m/home');
  await settled();
  pass(1_001);
  expect((await ask('/m/home', known)).status).toBe(200);
});

test('while the gateway is away a page begins with what was known, and without that as ever', async () => {
  const { warm, page, upstream, pass } = serve();
  upstream.away = true;
  expect(callsIn(await warm('/m/slot-games'))).toEqual([[], [], []]);
  upstream.away = false;
  pass(3_000);
  await warm('/m/slot-games');
  upstream.away = true;
  pass(120_000);
  expect(callsIn(await page('/m/slot-games'))).toEqual([
    ['GCSGAME_getGameList', 'GCSGAME_getVassalGames'],
    [],
    [],
  ]);
  pass(3_600_000);
  expect(callsIn(await warm('/m/slot-games'))).toEqual([[], [], []]);
});

test('a page that begins with reads names the files of its own code alone, and where the others are', async () => {
  const list = [
    { at: ['/m/home'], files: [] },
    { at: ['/m/notice'], files: ['notice-1.js'] },
    { at: ['/m/register'], files: ['register-1.js'] },
  ];
  const build = html
    .replace('<!-- page files -->', JSON.stringify(list))
    .replace('<!-- all page files -->', '/m/assets/pages-1.json');
  const { page } = serve({ html: build });
  const filesIn = (text: string) => /id="page-files" (data-\w+="[^"]*")>([^<]*)/.exec(text)!.slice(1);
  expect(filesIn(await page('/m/notice'))).toEqual([
    'data-rest="/m/assets/pages-1.json"',
    JSON.stringify([list[1]]),
  ]);
  expect(filesIn(await page('/m/register'))).toEqual([
    'data-all="/m/assets/pages-1.json"',
    JSON.stringify(list),
  ]);
});

test('a host that is no host of the brand gets the page as it was built', async () => {
  const { ask } = serve();
  const { bytes } = await ask('/m/home', {}, 'http://other.example');
  expect(new TextDecoder().decode(bytes)).toBe(html);
});

test('addresses that are made up share one page, and what is kept is bounded', async () => {
  const { page, asked } = serve();
  const other = await page('/m/register');
  for (let each = 0; each < 300; each++) expect(await page(`/m/${each}?x=${each}`)).toBe(other);
  expect(asked).toEqual([]);
});

test('makes a page once for all who ask at the same time, and once for addresses that lead to the same page', async () => {
  let made = 0;
  const counting: Compress = (bytes, format) => {
    if (format === 'gzip') made += 1;
    return compressFast(bytes, format);
  };
  const { warm, page, pass } = serve({ compress: counting });
  await warm('/m/home');
  await warm('/m/slot-games');
  const before = made;
  // Of home the query narrows nothing.
  await Promise.all(['/m/home?name=a', '/m/home?vassalage=b', '/m/home'].map((path) => page(path)));
  expect(made).toBe(before);
  await Promise.all(Array.from({ length: 8 }, () => page('/m/slot-games?name=a')));
  expect(made).toBe(before + 1);
  pass(1_001);
  await page('/m/slot-games?name=b');
  expect(made).toBe(before + 1);
});

test('sends the page of a moment ago, or one without answers, to a caller who has too many made', async () => {
  let may = true;
  const { warm, page, texts, pass } = serve({ mayRender: () => may });
  expect(callsIn(await warm('/m/home'))[0]).toContain('GCSGAME_getVassalGames');
  may = false;
  const other = await page('/m/slot-games');
  expect(other).toContain('<title>Foyer</title>');
  expect(other).not.toContain('first-answers"');
  texts['site.json'] = JSON.stringify({ ...site, brand: { name: 'Next' } });
  pass(1_001);
  expect(await page('/m/home')).toContain('<title>Foyer</title>');
  may = true;
  pass(1_001);
  expect(await page('/m/home')).toContain('<title>Next</title>');
});

test('compresses a page fast at first, and by the best once it is asked for again', async () => {
  const { ask, pass, settled } = serve({ compress: compressFast });
  const br = async () => {
    const { bytes, headers } = await ask('/m/login', { 'Accept-Encoding': 'br' });
    return { length: bytes.length, tag: headers.get('ETag'), text: String(brotliDecompressSync(bytes)) };
  };
  const first = await br();
  pass(999);
  await br();
  await settled();
  expect((await br()).length).toBe(first.length);
  pass(1);
  await br();
  await settled();
  const small = await br();
  expect(small.length).toBeLessThan(first.length);
  expect([small.tag, small.text]).toEqual([first.tag, first.text]);
});
