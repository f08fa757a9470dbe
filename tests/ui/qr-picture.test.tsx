import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import QrPicture from '../../src/ui/qr-picture.tsx';
import { show } from '../support/show.tsx';
import { testEnvironment } from '../support/test-environment.ts';

test('a QR code has a name, is black on white, and has a margin of four modules', {
  tags: ['KI-1'],
}, async () => {
  await testEnvironment();
  await show(<QrPicture text="https://play.example/m/terminal#BCDF-GHJK" label="QR code of play.example" />);
  const picture = screen.getByRole('img', { name: 'QR code of play.example' });
  const [x, y, width, height] = picture.getAttribute('viewBox')!.split(' ').map(Number);
  const path = picture.querySelector('path')!;
  const ends = path.getAttribute('d')!.match(/\d+/g)!.map(Number);
  // The finder patterns in the corners reach the edge of the code.
  expect([Math.min(...ends), Math.max(...ends)]).toEqual([0, width! - 8]);
  expect([x, y, height]).toEqual([-4, -4, width]);
  expect([path, picture.querySelector('rect')!].map((part) => part.getAttribute('fill'))).toEqual([
    '#000',
    '#fff',
  ]);
});
