import type { Motif } from '../paint.ts';
import { ACCENT, ACCENT_ORB, GLOSS, PAPER, SUBJECT, SUBJECT_ORB } from '../paint.ts';
import { around, circle, copies, ellipse, line, mirrored, path, place, starOutline } from '../shapes.ts';

/** A tiger's face from the front. */
export const tiger: Motif = ({ palette: { subject, accent, ink, paper } }) => {
  const half =
    circle(46, -52, 23, SUBJECT) +
    circle(47, -51, 12, subject.deep) +
    path('M0-64C34-66 64-46 68-10C82 8 72 40 50 50C36 64 18 72 0 72Z', SUBJECT) +
    path('M0 16C16-2 30 16 62 22C60 46 34 70 0 72Z', PAPER) +
    path(
      'M0-64H9L5-34 0-26ZM17-62C15-48 19-38 29-30C33-42 32-52 30-60ZM67-14C53-16 44-11 38-3C50-1 60-1 69-4ZM73 10C60 7 50 9 43 16C54 20 64 20 72 18Z',
      ink,
    ) +
    path('M12-4C20-20 40-20 50-14C44 6 24 8 12-4Z', ink) +
    path('M16-5C24-16 38-16 46-12C40 2 26 4 16-5Z', accent.main) +
    ellipse(30, -7, 4, 7.5, ink) +
    circle(33, -10, 2.4, paper) +
    line('M0 34V44C6 54 20 54 26 45', ink, 4) +
    path('M-1 20H13C15 26 6 34-1 36Z', subject.deep) +
    line('M34 36L66 30M34 42L64 44', '#fff', 1.6, 'opacity=".8"');
  return mirrored('face', half) + ellipse(-8, -48, 22, 8, GLOSS, 'opacity=".5" transform="rotate(-14)"');
};

/** A coiled dragon: a tapering body with a crest, seen from the side. */
export const dragon: Motif = ({ palette: { subject, accent, ink, paper } }) => {
  const coil = 'M-2-22C-62-34-84 22-40 46C-6 64 48 58 54 22C58-4 28-10 14 8C4 22 14 34 26 30';
  const crest =
    'M-30-18l-16-12 4 18-20-2 10 16-20 6 16 10-14 16 20 0-4 20 18-10 6 18 12-16 14 14 6-18 18 8 0-18 18 0-8-16 16-10-16-6Z';
  return (
    path(crest, ACCENT) +
    line(coil, subject.deep, 32) +
    line(coil, subject.dark, 27) +
    line(coil, subject.main, 20) +
    line(coil, subject.light, 17, 'stroke-dasharray="1.5 10.5" stroke-opacity=".75"') +
    path('M-14-40C-10-66 22-74 38-56L68-48C76-44 74-32 66-30L40-26C26-10-8-14-14-40Z', SUBJECT) +
    path('M-8-54C-26-60-34-74-34-84C-20-80-2-78 10-62ZM16-64C10-74 10-84 14-92C22-82 32-76 34-60Z', ACCENT) +
    path('M30-34L66-34C60-22 44-18 32-24Z', subject.deep) +
    path('M44-34l4 8 4-8ZM56-34l3 7 4-7Z', paper) +
    ellipse(24, -50, 9, 6.5, ink, 'transform="rotate(12 24 -50)"') +
    circle(26, -50, 4.6, accent.light) +
    line('M64-40C78-34 84-24 78-12M58-28C66-14 62-6 54 0', accent.light, 3.2) +
    circle(-2, 20, 17, ACCENT_ORB) +
    ellipse(-7, 12, 6, 4, '#fff', 'opacity=".8"')
  );
};

/** A crowing cockerel. */
export const cockerel: Motif = ({ palette: { subject, accent, ink, paper } }) =>
  path('M-30 20C-74 30-86-6-70-44C-64-20-52-16-44-14C-60-36-52-58-40-68C-40-40-28-30-22-24Z', ACCENT) +
  path('M-34 10C-58 6-64-12-58-30C-50-14-38-8-26-8Z', subject.deep) +
  path('M-44 12C-20 14-8-4-2-36C2-58 34-62 40-36C44 0 52 22 30 46C8 66-40 56-44 12Z', SUBJECT) +
  path('M-2-30C-4-10-14 6-24 14C0 18 12 12 18 4L24 16 32 2 38 8C42-8 40-26 38-40Z', PAPER) +
  path('M-30 20C-6 10 16 18 20 26C8 46-22 44-30 20Z', subject.dark) +
  path('M-20 26C-4 20 6 24 10 28C2 38-14 38-20 26Z', accent.main) +
  path('M4-50C-6-62 2-74 12-66C12-80 28-80 28-68C38-76 48-64 40-46C28-58 14-58 4-50Z', '#f0334b') +
  path('M34-22C46-24 50-8 42-2C34-4 30-14 34-22Z', '#f0334b') +
  path('M36-42L66-34 38-26Z', accent.main) +
  path('M38-34L66-34 38-26Z', accent.dark) +
  circle(24, -38, 8, paper) +
  circle(26, -38, 4.5, ink) +
  line('M-8 54V70M-20 72H6M14 52V70M4 72H28', accent.main, 5);

/** A bird of prey with its wings spread. */
export const kestrel: Motif = ({ palette: { subject, accent, ink, paper } }) => {
  const wing =
    path(
      'M6-22C30-54 62-58 84-62C82-50 78-44 72-40C80-40 80-30 66-22C74-20 70-8 56-6C62-2 54 10 40 8C36 18 20 22 6 18Z',
      SUBJECT,
    ) +
    path('M8-14C28-38 50-44 74-48C56-36 34-20 8 2Z', subject.deep, 'opacity=".45"') +
    line('M70-40C52-30 36-20 22-4M62-22C48-16 38-8 28 4M52-6C44-4 36 0 30 8', subject.deep, 2.5);
  return (
    path('M-14 30L-26 72-8 62 0 78 8 62 26 72 14 30Z', subject.dark) +
    mirrored('wing', wing) +
    path('M0-58C20-58 24-36 20-12C20 16 12 42 0 46C-12 42-20 16-20-12C-24-36-20-58 0-58Z', SUBJECT) +
    path('M-14-14C-6-8 6-8 14-14C16 14 8 34 0 40C-8 34-16 14-14-14Z', PAPER) +
    path('M-6-4L0 2 6-4M-7 8L0 15 7 8M-5 20L0 26 5 20', 'none', `stroke="${subject.dark}" stroke-width="3"`) +
    path('M-8-34H8L0-16Z', accent.main) +
    path('M0-34H8L0-16Z', accent.dark) +
    mirrored('eye', circle(11, -40, 6, paper) + circle(10, -40, 3.2, ink))
  );
};

/** A face mask of the carnival, with a fan of feathers. */
export const mask: Motif = ({ palette: { subject, accent, ink } }) => {
  const feather =
    path('M0-14C-13-40-10-66 0-82C10-66 13-40 0-14Z', ACCENT) + line('M0-20V-70', accent.deep, 2);
  const half =
    copies('feather', feather, [{ turn: 62 }, { turn: 31 }]) +
    path('M0-18C26-34 62-30 78-16C76 20 52 42 28 34C16 30 8 20 0 18Z', SUBJECT) +
    path('M16 2C26-14 46-14 58-4C52 14 28 18 16 2Z', ink) +
    line('M10-12C28-24 52-24 68-14', subject.light, 3) +
    circle(66, 4, 3, subject.light) +
    circle(58, 16, 2.6, subject.light);
  return (
    mirrored('side', half) +
    '<use href="#feather"/>' +
    path(starOutline(4, 15, 7), ACCENT, 'transform="translate(0 -12)"') +
    circle(0, -12, 5, subject.light) +
    line('M-60 26C-66 46-58 58-64 74M60 26C66 46 58 58 64 74', accent.main, 4)
  );
};

/** A lotus in flower. */
export const lotus: Motif = ({ palette: { subject, accent, ground } }) => {
  const edge = `stroke="${subject.deep}" stroke-width="1.6"`;
  const petal = path('M0 0C-38-24-32-80 0-112C32-80 38-24 0 0Z', SUBJECT, edge);
  const half = [
    { y: 52, turn: 86, scale: 0.72 },
    { y: 52, turn: 62, scale: 0.84 },
    { y: 52, turn: 40, scale: 0.94 },
    { y: 52, turn: 20 },
  ];
  return (
    ellipse(0, 54, 84, 18, ground.deep, 'opacity=".6"') +
    ellipse(0, 50, 76, 13, '#2f8f6b') +
    mirrored('petals', copies('petal', petal, half)) +
    place({ y: 52 }, petal) +
    path('M0 54C-28 40-26 4 0-22C26 4 28 40 0 54Z', subject.light, 'opacity=".7"') +
    circle(0, 22, 11, ACCENT_ORB) +
    circle(-3, 18, 4, accent.light)
  );
};

/** A peacock's tail around its neck. */
export const peacock: Motif = ({ palette: { subject, accent, ink, paper } }) => {
  const eye =
    path('M0 0C-16-34-20-60 0-84C20-60 16-34 0 0Z', SUBJECT, `stroke="${subject.deep}" stroke-width="2"`) +
    circle(0, -60, 10, ACCENT) +
    circle(0, -58, 5, subject.deep);
  const fan = copies(
    'eye',
    eye,
    [-88, 88, -66, 66, -44, 44, -22, 22, 0].map((turn) => ({ y: 38, turn, scale: 1.12 })),
  );
  return (
    fan +
    path(
      'M-22 72C-26 36-14 20-14-4C-16-30 16-30 16-6C14 20 26 36 22 72Z',
      SUBJECT_ORB,
      `stroke="${subject.deep}" stroke-width="2"`,
    ) +
    path('M14-12L30-6 14 0Z', accent.main) +
    circle(5, -11, 5, paper) +
    circle(6, -11, 2.8, ink) +
    line('M0-26L-8-40M2-26V-42M4-26L12-40', accent.light, 2.5) +
    around(
      'tip',
      1,
      circle(-8, -41, 3, accent.light) + circle(2, -43, 3, accent.light) + circle(12, -41, 3, accent.light),
    )
  );
};
