import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fleetSecret, staff } from '../../demo/fixtures/operator/staff.ts';
import { terminals } from '../../demo/fixtures/operator/terminals.ts';
import { expect, type Machine, test, untilUsed } from './machine.ts';

const [lena] = staff;
const [{ id, key }] = terminals as [(typeof terminals)[0]];

test.use({ options: { terminal: id } });

/** Opens the operator's desk. */
async function openDesk({ address }: Machine) {
  const at = `${new URL(address).origin}/demo/terminals`;
  const headers = { 'Content-Type': 'application/json' };
  const session = await fetch(`${at}/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ secret: fleetSecret }),
  });
  const Cookie = session.headers.get('Set-Cookie')!.split(';')[0]!;
  return {
    async shown() {
      const report = await (await fetch(`${at}/fleet/report`, { headers: { Cookie } })).json();
      return report.terminals.find((terminal: { id: string }) => terminal.id === id);
    },
    send: (path: string, body: object) =>
      fetch(`${at}/fleet/${path}`, {
        method: 'POST',
        headers: { ...headers, Cookie },
        body: JSON.stringify(body),
      }),
  };
}

/** Types number and PIN into the staff corner, and presses one of its buttons. */
const inCorner = (open: string, button: string) => `(async () => {
  const until = async (look) => { for (;;) { const found = look(); if (found) return found; await new Promise((r) => setTimeout(r, 50)); } };
  const named = (text) => [...document.querySelectorAll('.staff-corner button')].find((one) => one.textContent === text);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  const fields = await until(() => { const all = document.querySelectorAll('.staff-corner input'); return all.length === 2 && all; });
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  ['${lena!.number}', '${lena!.pin}'].forEach((text, place) => {
    set.call(fields[place], text);
    fields[place].dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  named('${open}').click();
  (await until(() => named('${button}'))).click();
  return true;
})()`;

test('an enrolled terminal takes commands and configuration, and staff restart and leave it by a PIN', {
  tag: '@KI-1',
}, async ({ machine }) => {
  machine.provide({ venue: 'Foyer Lounge', idleSeconds: 3600, terminals: { [id]: {} } });
  machine.gateway.switches.heartbeatSeconds = 5;
  await machine.enrol(key);
  const desk = await openDesk(machine);
  machine.start();
  await untilUsed(machine);
  await test.step('commands and configuration apply, and the desk gets the outcome', async () => {
    const text = { venue: 'Hall', idleSeconds: 3600, terminals: { [id]: { language: 'ES' } } };
    await desk.send('config', { venue: 'lounge', text: JSON.stringify(text) });
    await desk.send('commands', { terminal: id, order: 'message', text: 'Tea at five', seconds: 3600 });
    await desk.send('commands', { terminal: id, order: 'signOut' });
    await expect.poll(() => machine.use()).toBe('idle');
    await expect
      .poll(() => desk.shown())
      .toMatchObject({
        commands: [
          { what: 'signOut', outcome: 'done' },
          { what: 'message', outcome: 'done' },
        ],
        report: { restarts: 0, config: 1 },
      });
  });
  await test.step('a command without a signature is refused', async () => {
    await machine.devtools.read("document.documentElement.dataset.command = 'e30.e30.e30'");
    await expect.poll(() => machine.journal()).toContain('command: refused, forged');
  });
  await test.step('staff restart the browser by a PIN', async () => {
    void machine.devtools.read(inCorner('Open', 'Restart browser'));
    await expect.poll(() => machine.journal()).toContain('browser: restart');
    await expect.poll(() => machine.use()).toMatch(/idle|visit/);
    // In the language of the operator's configuration; the message also survives the restart.
    expect(await machine.devtools.read('document.documentElement.lang')).toBe('es');
    const line = () => machine.devtools.read('document.querySelector(".message-bar")?.textContent');
    await expect.poll(line).toContain('Tea at five');
  });
  await test.step('staff leave the kiosk by a PIN, which leaves a file for systemd', async () => {
    void machine.devtools.read(inCorner('Abrir', 'Salir del quiosco'));
    await expect.poll(() => machine.display.windows()).toEqual([]);
    expect(existsSync(join(machine.state, 'left'))).toBe(true);
  });
  const { events } = await desk.shown();
  const acts = events.filter(({ kind }: { kind: string }) => kind === 'staff');
  expect(acts.map(({ what, staff: who }: { what: string; staff: string }) => [what, who])).toEqual([
    ['exit', '12 Lena Ortiz'],
    ['opened', '12 Lena Ortiz'],
    ['restart', '12 Lena Ortiz'],
    ['opened', '12 Lena Ortiz'],
  ]);
});
