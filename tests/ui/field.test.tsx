import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from '../../src/ui/field.tsx';

function Form() {
  const [value, setValue] = useState('');
  return (
    <>
      <Field label="Password" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test('keeps what was typed into the HTML of the server while React rendered', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  const input = root.querySelector('input')!;
  input.value = 'foyer-1234';
  await act(async () => hydrateRoot(root, <Form />));
  expect([input.value, root.querySelector('output')!.textContent]).toEqual(['foyer-1234', 'foyer-1234']);
  expect(root.querySelector('input')).toBe(input);
  root.remove();
});
