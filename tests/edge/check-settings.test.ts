import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSettings } from '../../src/edge/check-settings.ts';
import { folderFiles } from '../../src/edge/node/folder-files.ts';
import { textFiles } from './text-files.ts';

const root = join(import.meta.dirname, '../..');
const privacy = { label: { EN: 'Privacy' }, link: '/m/help?topic=privacy' };
const acme = { merchantCode: 'acme', brand: { name: 'Acme' } };

/** Checks settings in a folder with these files. */
async function check(settings: object, files: Readonly<Record<string, string>> = {}) {
  const folder = textFiles(() => ({ ...files, 'site.json': JSON.stringify(settings) }));
  return checkSettings((await folder.read('site.json'))!, folder);
}

test.each<[settings: object, problem: string]>([
  [{ brand: { name: 'Acme', acent: '#112233' } }, 'brand.acent is unknown; did you mean brand.accent?'],
  [
    { footerImages: [{ group: 'payments', image: '/x.png', label: 'X', lnk: '' }] },
    'footerImages.0.lnk is unknown; did you mean footerImages.0.link?',
  ],
  [
    { signInService: { provider: 'firebase', apiKey: 'k', projectId: 'p', phon: true } },
    'signInService.phon is unknown; did you mean signInService.phone?',
  ],
  [{ nothingLikeIt: 1 }, 'nothingLikeIt is unknown'],
  [{ currency: 'INX' }, 'currency INX is unknown; did you mean INR?'],
  [{ currency: 'rupees' }, 'currency must be a code such as CNY'],
  [{ languages: ['EN', 'XX'] }, 'languages.1 Invalid type'],
  [{ languages: ['UR'], defaultLanguage: 'EN' }, 'defaultLanguage must be one of languages'],
  [
    { brand: { name: 'Acme', accent: '#3b82f6', onAccent: '#ffffff' } },
    'brand.onAccent #ffffff has a contrast of 3.6 on #3b82f6, less than 4.5',
  ],
  [
    { brand: { name: 'Acme', background: '#202020', text: '#777777' } },
    'brand.text #777777 has a contrast of 3.6 on brand.background #202020, less than 4.5',
  ],
  [
    { brand: { name: 'Acme', text: '#333333' } },
    'brand.text #333333 has a contrast of 1.5 on the built-in background #0d0f14, less than 4.5',
  ],
  [
    { brand: { name: 'Acme', background: '#fffaf0', surface: '#222222' } },
    'the built-in text #1b1f27 has a contrast of 1.0 on brand.surface #222222, less than 4.5',
  ],
  [{ brand: { name: 'Acme', surface: 'white' } }, 'brand.surface must be a colour such as #e8b75a'],
  [
    { brand: { name: 'Acme', theme: 'bright' } },
    'brand.theme Invalid type: Expected ("dark" | "light" | "auto") but received "bright"',
  ],
  [{ brand: { name: 'Acme', radius: 25 } }, 'brand.radius must be from 0 to 24 pixels'],
  [{ brand: { name: 'Acme', radius: '12px' } }, 'brand.radius Invalid type'],
  [{ brand: { name: 'Acme', accent: 'red' } }, 'brand.accent must be a colour such as #e8b75a'],
  [
    { brand: { name: 'Acme', font: [{ file: 'https://fonts.example/a.woff2' }] } },
    'brand.font.0.file must be a path such as /m/fonts/play.woff2',
  ],
  [
    { brand: { name: 'Acme', font: [{ file: '/m/a.woff2', wieght: '400' }] } },
    'brand.font.0.wieght is unknown; did you mean brand.font.0.weight?',
  ],
  ...(
    [
      [
        { link: 'javascript:alert(1)' },
        'link must be a path of this site, an https address or a mailto address',
      ],
      [{ link: '//board.example' }, 'link must be a path'],
      [{ link: '/\\board.example' }, 'link must be a path'],
      [{ link: '/m/\thelp' }, 'link must be a path'],
      [{ link: 'http://board.example' }, 'link must be a path'],
      [{ link: 'https:///terms' }, 'link must be a path'],
      [{ link: 'mailto:?bcc=a@b.example' }, 'link must be a path'],
      [{ label: {} }, 'label must have a text'],
      [{ label: { EN: ' ' } }, 'label.EN must not be empty'],
      [{ label: { UR: 'x'.repeat(61) } }, 'label.UR must have at most 60 characters'],
      [{ label: { DE: 'Datenschutz' } }, 'label.DE must be one of EN, ES, HI'],
      [{ label: 'Privacy' }, 'label Invalid type'],
      [{ lable: {} }, 'lable is unknown; did you mean footerLinks.0.label?'],
    ] as const
  ).map(([wrong, problem]): [object, string] => [
    { footerLinks: [{ ...privacy, ...wrong }] },
    `footerLinks.0.${problem}`,
  ]),
  [{ footerLinks: Array(11).fill(privacy) }, 'footerLinks must have at most 10 links'],
  [{ offline: 'no' }, 'offline Invalid type'],
  [{ reports: 5 }, 'reports Invalid type'],
])('names the field of %j', async (settings, problem) => {
  const { problems, notes } = await check({ ...acme, ...settings }, { 'public/a.woff2': '' });
  expect(problems).toEqual([expect.stringContaining(problem)]);
  expect(notes).toEqual([]);
});

test.each(['/privacy.pdf', '/', 'https://board.example/7?a=b#c', 'mailto:help@acme.example?subject=Hello'])(
  'accepts a footer link to %s',
  async (link) => {
    const { problems } = await check({ ...acme, footerLinks: Array(10).fill({ ...privacy, link }) });
    expect(problems).toEqual([]);
  },
);

test('names all wrong fields at once', async () => {
  const { problems } = await check({
    ...acme,
    currancy: 'INR',
    texts: 5,
    legal: { note: { EN: 'x'.repeat(61) } },
  });
  expect(problems.map((each) => each.split(' ')[0])).toEqual(['legal.note.EN', 'texts', 'currancy']);
});

test('notes files that are missing', async () => {
  const settings = {
    ...acme,
    brand: {
      name: 'Acme',
      accent: '#0b5d3b',
      onAccent: '#ffffff',
      logo: '/m/logo.svg',
      font: [{ file: '/m/fonts/acme.woff2' }],
    },
    languages: ['EN', 'HI'],
    texts: '/m/texts',
    footerImages: [{ group: 'payments', image: '/m/marks/upi.png', label: 'UPI' }],
  };
  const { problems, notes } = await check(settings, { 'public/texts/EN.json': '{}' });
  expect(problems).toEqual([]);
  expect(notes).toEqual([
    'brand.logo /m/logo.svg needs the file public/logo.svg, which does not exist',
    'brand.font.0.file /m/fonts/acme.woff2 needs the file public/fonts/acme.woff2, which does not exist',
    'footerImages.0.image /m/marks/upi.png needs the file public/marks/upi.png, which does not exist',
    'texts /m/texts/HI.json needs the file public/texts/HI.json, which does not exist, so that its players see the built-in texts',
  ]);
});

test('notes both logos of a brand that are missing', async () => {
  const logo = { dark: '/m/logo.svg', light: '/m/light.svg' };
  const { problems, notes } = await check(
    { ...acme, brand: { name: 'Acme', logo } },
    { 'public/logo.svg': '' },
  );
  expect(problems).toEqual([]);
  expect(notes).toEqual([
    'brand.logo.light /m/light.svg needs the file public/light.svg, which does not exist',
  ]);
});

test('names a logo whose URL would need escaping in a style', async () => {
  const logo = { dark: '/m/a.svg', light: '/m/b.svg"){}</style>' };
  const { problems } = await check({ ...acme, brand: { name: 'Acme', logo } });
  expect(problems.join()).toContain('brand.logo');
});

test.each(['harbour', 'meadow', 'rosewood'])('finds nothing in the demo brand %s', async (name) => {
  const files = folderFiles(join(root, 'demo/brands', name));
  expect(await checkSettings((await files.read('site.json'))!, files)).toMatchObject({
    problems: [],
    notes: [],
  });
});

test('finds nothing in the settings of the demo', async () => {
  const demo = JSON.parse(readFileSync(join(root, 'demo/site.json'), 'utf8'));
  expect(await check({ $schema: 'site', ...demo })).toMatchObject({ problems: [], notes: [] });
});
