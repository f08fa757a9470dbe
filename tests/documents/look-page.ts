import { type Screen, screens } from '../../e2e/look/screens.ts';

const groups: readonly [title: string, has: (screen: Screen) => boolean][] = [
  ['Phone, English', ({ size, language, brand }) => size === 'phone' && language === 'EN' && !brand],
  ['Phone, Urdu', ({ size, language, brand }) => size === 'phone' && language === 'UR' && !brand],
  ['Desktop', ({ size }) => size === 'desktop'],
  ['Brands', ({ brand }) => brand !== undefined],
];

/** Returns the document with the pictures of all screens. */
export function lookPage(): string {
  const pictures = groups.map(([title, has]) => {
    const images = screens.filter(has).map(({ name }) => `![${name}](../images/look/${name}.png)`);
    return `## ${title}\n\n${images.join('\n')}\n`;
  });
  return `# Look

The pictures with which \`npm run test:look\` compares ${screens.length} screens, at half their size. They have fixed versions of Noto's fonts, from npm,
and the demo's data at a fixed time. After an intended change \`npm run test:look -- --update-snapshots\` writes the changed ones: look at
them before you commit.

${pictures.join('\n')}`;
}
