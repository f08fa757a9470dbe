import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { ImageScope } from '../../src/ui/image-scope.tsx';
import { Picture } from '../../src/ui/picture.tsx';
import { show } from '../support/show.tsx';
import { testEnvironment } from '../support/test-environment.ts';

beforeAll(() => testEnvironment());

const size = { alt: 'A game', width: 10, height: 10 };
const picture = () => screen.getByRole('img', { name: 'A game' });
const onHost = (path: string) => `https://images.example${path}`;

test('loads a picture from the host of its scope, or from its path without a scope', {
  tags: ['SY-3'],
}, async () => {
  const view = await show(
    <ImageScope value={onHost}>
      <Picture src="/art/1.svg" {...size} />
    </ImageScope>,
  );
  expect(picture().getAttribute('src')).toBe('https://images.example/art/1.svg');
  await view.rerender(<Picture src="/art/1.svg" {...size} />);
  expect(picture().getAttribute('src')).toBe('/art/1.svg');
});

test('shows the name of a picture that is missing or fails, until there is another', async () => {
  const view = await show(<Picture src="" {...size} />);
  expect(picture().tagName).toBe('SPAN');
  await view.rerender(<Picture src="/art/gone.svg" {...size} />);
  expect(picture().tagName).toBe('IMG');
  fireEvent.error(picture());
  expect(picture().tagName).toBe('SPAN');
  await view.rerender(<Picture src="/art/2.svg" {...size} />);
  expect(picture().getAttribute('src')).toBe('/art/2.svg');
});

test('shows the plain picture if its wide version fails, and the default if both fail', async () => {
  const view = await show(<Picture src="/art/1.webp" wide="/art/1600/1.webp" {...size} />);
  expect(picture().getAttribute('srcset')).toContain('/art/1600/1.webp 1600w');
  fireEvent.error(picture());
  expect(picture().tagName).toBe('IMG');
  expect(picture().getAttribute('srcset')).toBeNull();
  expect(picture().getAttribute('src')).toBe('/art/1.webp');
  fireEvent.error(picture());
  expect(picture().tagName).toBe('SPAN');
  await view.rerender(<Picture src="/art/2.webp" wide="/art/1600/2.webp" {...size} />);
  expect(picture().getAttribute('srcset')).toContain('/art/1600/2.webp 1600w');
});
