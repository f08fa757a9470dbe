import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ended } from './display.ts';
import { expect, type Machine, markPage, test, untilBack, untilUsed } from './machine.ts';

/** Stops the browser's processes that were started with an argument. */
async function stopProcess(machine: Machine, argument: string): Promise<void> {
  for (const { id } of await machine.devtools.processes()) {
    if (readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(argument)) process.kill(id, 'SIGSTOP');
  }
}

/** Whether a process runs or is stopped, rather than ended or a zombie. */
function lives(id: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${id}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Lists what still loads in view: placeholders by class, images by address. */
const loadingInView = `(() => {
  const inView = (element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  const page = document.getElementById('content');
  if (!page) return ['no page'];
  const placeholders = [...page.querySelectorAll('[aria-busy=true], .skeleton')].filter(inView);
  const images = [...page.querySelectorAll('img')].filter((image) => inView(image) && !image.complete);
  return [...placeholders.map(({ className }) => className), ...images.map(({ src }) => src)];
})()`;

test('a terminal recovers from a crash, a busy loop, a stopped GPU process or network service, and a killed supervisor', {
  tag: '@KI-1',
}, async ({ machine }) => {
  const first = machine.start();
  await untilUsed(machine);
  const ways: [string, () => Promise<unknown>][] = [
    ['a crash', () => machine.devtools.send('Page.crash').catch(() => {})],
    ['a busy loop', () => machine.devtools.read('(() => { for (;;); })()')],
    ['a stopped GPU process', () => stopProcess(machine, '--type=gpu-process')],
    ['a stopped network service', () => stopProcess(machine, '--utility-sub-type=network.')],
  ];
  for (const [what, happen] of ways) {
    await markPage(machine);
    const since = performance.now();
    void happen();
    await untilBack(machine, what);
    expect(await machine.devtools.read(loadingInView), what).toEqual([]);
    console.log(`Back after ${what}: ${Math.round(performance.now() - since)} ms`);
  }
  await test.step('the browser itself restarts a killed GPU process', async () => {
    const [gpu] = (await machine.devtools.processes()).filter(({ type }) => type === 'GPU');
    const since = performance.now();
    process.kill(gpu!.id, 'SIGKILL');
    const painted = async () => {
      const processes = await machine.devtools.processes().catch(() => []);
      const picture = await machine.devtools.send('Page.captureScreenshot').catch(() => ({}));
      return processes.some(({ type, id }) => type === 'GPU' && id !== gpu!.id) && 'data' in picture;
    };
    await expect.poll(painted, { intervals: [50] }).toBe(true);
    console.log(
      `Painted again after the GPU process was killed: ${Math.round(performance.now() - since)} ms`,
    );
    expect(await machine.use()).toBe('visit');
  });
  expect(machine.journal().replaceAll('frozen', 'hung').split('\n')).toEqual([
    'fleet: not enrolled; run with --enrol and the key of this terminal',
    'page: crashed',
    'browser: hung',
    'browser: hung',
    'browser: stalled',
    '',
  ]);
  await test.step('a killed supervisor leaves no second browser, not even a stopped one', async () => {
    const [browser] = (await machine.devtools.processes()).filter(({ type }) => type === 'browser');
    process.kill(browser!.id, 'SIGSTOP');
    const since = performance.now();
    await ended(first, 'SIGKILL');
    expect(lives(browser!.id)).toBe(true);
    machine.start();
    await untilUsed(machine);
    // systemd waits for another second (RestartSec).
    console.log(`Back after the supervisor was killed: ${Math.round(performance.now() - since)} ms`);
    expect(lives(browser!.id)).toBe(false);
    expect(readdirSync(join(machine.state, 'profiles'))).toHaveLength(1);
    expect(machine.display.windows()).toHaveLength(1);
  });
  await test.step('no crash leaves a file outside of the supervisor’s folder', () => {
    const files = readdirSync(machine.home, { recursive: true, withFileTypes: true });
    expect(files.filter((one) => one.isFile()).map(({ name }) => name)).toEqual(['openbox.log']);
  });
});

test('a terminal that boots without a network shows the offline page in the language of the last valid kiosk.json', {
  tag: '@KI-1',
}, async ({ machine }) => {
  // Stored by an earlier start; the venue's file is invalid by now.
  writeFileSync(join(machine.state, 'kiosk.json'), JSON.stringify({ venue: 'Hall', language: 'UR' }));
  machine.provide({ venue: 'Hall', idleSeconds: 3 });
  await machine.unplug();
  machine.start();
  const shown = () =>
    machine.devtools.read(
      '[location.href, document.dir, document.querySelector("h1")?.textContent, document.links.length]',
    );
  await expect.poll(shown).toEqual(['about:blank', 'rtl', 'براہِ کرم ایک لمحہ', 0]);
  await machine.plug();
  await untilUsed(machine);
  expect(await machine.devtools.read('document.documentElement.lang')).toBe('ur');
  expect(machine.journal()).toContain(
    'kiosk.json: refused, idleSeconds must be whole seconds from 10 to 3600',
  );
  expect(machine.journal()).not.toContain('page: left');
});
