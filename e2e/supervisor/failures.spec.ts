import { spawn, spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer } from 'node:tls';
import { chromium } from 'playwright';
import { installPackages } from '../browser.ts';
import { ONCE } from './devtools.ts';
import { ended } from './display.ts';
import { serveGame } from './games.ts';
import { combinations } from './keys.ts';
import { expect, type Machine, markPage, test, untilBack, untilUsed } from './machine.ts';
import { windowed } from './programs.ts';

/** Journal entries other than the one that every terminal without an enrolment has, and without the lines of wlroots. */
const mishaps = (machine: Machine) =>
  machine
    .journal()
    .split('\n')
    .filter((line) => line && !line.startsWith('fleet: not enrolled') && !/^[\d:.]+ \[\w+\] \[/.test(line));

test('no key combination reaches the browser @long', async ({ machine }) => {
  test.setTimeout(600_000);
  const game = await serveGame(machine);
  machine.start();
  await untilUsed(machine);
  await markPage(machine);
  const state = async () => ({
    marked: await machine.devtools.read('window.before ?? false'),
    scale: await machine.devtools.read('devicePixelRatio'),
    windows: machine.display.windows().length,
  });
  for (const keyboard of ['of the session', 'plugged in later']) {
    if (keyboard === 'plugged in later') await machine.display.replug();
    await game.open('');
    for (const combination of combinations) {
      machine.display.press([combination]);
      await wait(350);
      expect(await state(), `${combination}, ${keyboard}`).toEqual({ marked: true, scale: 1, windows: 1 });
    }
  }
  expect(mishaps(machine)).toEqual([]);
  game.close();
});

test('no layout has Control, Alt and function keys on Wayland @long', () => {
  if (!existsSync('/usr/bin/xkbcli')) installPackages(['libxkbcommon-tools']);
  const xkb = join(import.meta.dirname, '../../kiosk/supervisor/xkb');
  for (const layout of ['us', 'de', 'in', 'jp', 'us,ru']) {
    const env = { ...process.env, XKB_CONFIG_EXTRA_PATH: xkb };
    const options = ['compile-keymap', '--layout', layout, '--options', 'foyer:kiosk'];
    const { stdout } = spawnSync('xkbcli', options, { env, encoding: 'utf8' });
    expect(stdout, layout).toMatch(/key <AD01>/);
    expect(stdout, layout).not.toMatch(/\[.*\b(Control_[LR]|Alt_R|F[1-9]|F1[0-2]|XF86Back|Menu)\b/);
    expect(stdout, layout).not.toMatch(/modifier_map Control/);
  }
});

test('a zoomed browser restarts once the terminal is idle @long', async ({ machine }) => {
  machine.provide({ venue: 'Hall', idleSeconds: 10, countdownSeconds: 20 });
  machine.start();
  await untilUsed(machine);
  // No key can zoom any more.
  await machine.devtools.send('Emulation.setDeviceMetricsOverride', {
    width: 0,
    height: 0,
    deviceScaleFactor: 2.5,
    mobile: false,
  });
  await expect.poll(() => machine.journal()).toContain('page: zoomed');
  expect(await machine.use()).toBe('visit');
  await expect.poll(() => machine.journal(), { timeout: 60_000 }).toContain('browser: restart');
  await untilUsed(machine);
});

test('a game gets no bubble of the browser for any request @long', async ({ machine }) => {
  test.setTimeout(180_000);
  const game = await serveGame(machine);
  machine.start();
  await untilUsed(machine);
  for (const request of [
    "navigator.registerProtocolHandler('web+foyer', location.origin + '/?%s')",
    'new EyeDropper().open()',
    'document.documentElement.requestFullscreen()',
    'navigator.requestMIDIAccess({ sysex: true })',
    'Notification.requestPermission()',
    'documentPictureInPicture.requestWindow()',
    'navigator.credentials.get({ publicKey: { challenge: new Uint8Array(8) } })',
    'navigator.mediaDevices.getDisplayMedia()',
    'navigator.usb.requestDevice({ filters: [] })',
    'document.requestStorageAccess()',
    'showSaveFilePicker()',
    'new webkitSpeechRecognition().start()',
    'navigator.keyboard.lock()',
    'print()',
    "alert('x'), confirm('x')",
  ]) {
    await game.open(request);
    await expect.poll(() => machine.display.shareOf(game.colour)).toBeGreaterThan(0.99);
    machine.display.click(200, 500);
    await wait(1_000);
    expect(machine.display.shareOf(game.colour), request).toBeGreaterThan(0.99);
  }
  expect(mishaps(machine)).toEqual([]);
  game.close();
});

test.describe('a game that loops or allocates all memory', () => {
  test.use({ options: { flags: ['--js-flags=--max-old-space-size=200'] } });

  test('leaves the page running @long', async ({ machine }) => {
    test.setTimeout(180_000);
    const game = await serveGame(machine);
    machine.start();
    await untilUsed(machine);
    await markPage(machine);
    for (const work of ['for (;;);', 'for (const all = []; ; ) all.push({ all: Array(1000).fill(0) })']) {
      await game.open(work);
      machine.display.click(200, 500);
      // Longer than the limits for an answer and for a frame.
      await wait(20_000);
      expect(await machine.devtools.read('window.before'), work).toBe(true);
    }
    expect(mishaps(machine)).toEqual([]);
    game.close();
  });
});

test.describe('little shared memory', () => {
  test.use({ options: { sharedMemory: '8m' } });

  test('lets a terminal run @long', async ({ machine }) => {
    machine.start();
    await untilUsed(machine);
    await markPage(machine);
    for (let turn = 0; turn < 10; turn++) {
      await machine.devtools.read(`scrollTo(0, ${turn * 400})`);
      await wait(1_000);
    }
    expect(await machine.devtools.read('window.before')).toBe(true);
    expect(mishaps(machine)).toEqual([]);
  });
});

test.describe('a full disk', () => {
  test.use({ options: { disk: '200m' } });

  test('lets a terminal go on, and start again @long', async ({ machine }) => {
    test.setTimeout(180_000);
    const fill = () => {
      const { bavail, bsize } = statfsSync(machine.state);
      // Smaller files fill the rest.
      for (const size of [bavail * bsize, 65_536, 4_096]) {
        try {
          for (let part = 0; ; part++) {
            writeFileSync(join(machine.state, `filling-${size}-${part}`), Buffer.alloc(size));
          }
        } catch {
          // The disk is full.
        }
      }
    };
    const first = machine.start();
    await untilUsed(machine);
    await markPage(machine);
    fill();
    await wait(20_000);
    expect(await machine.devtools.read('window.before')).toBe(true);
    expect(mishaps(machine)).toEqual([]);
    await ended(first, 'SIGKILL');
    machine.start();
    await untilBack(machine, 'a full disk');
  });
});

test('a site that answers 500 is retried, and does not disturb a visit @long', async ({ machine }) => {
  test.setTimeout(240_000);
  machine.breakSite(true);
  machine.start();
  const title = () => machine.devtools.read('document.querySelector("h1")?.textContent');
  await expect.poll(title).toBe('One moment, please');
  machine.breakSite(false);
  await untilUsed(machine);
  await test.step('errors that begin during a visit do not disturb it', async () => {
    await markPage(machine);
    machine.breakSite(true);
    await wait(70_000);
    expect(await machine.devtools.read('window.before')).toBe(true);
    await machine.devtools.send('Page.crash', {}, ONCE).catch(() => {});
    await expect.poll(title).toBe('One moment, please');
    machine.breakSite(false);
    await untilUsed(machine);
  });
});

test('a busy machine does not restart the browser @long', async ({ machine }) => {
  const minutes = Number(process.env.FOYER_BUSY_MINUTES ?? 5);
  test.setTimeout(120_000 + minutes * 60_000);
  machine.start();
  await untilUsed(machine);
  await markPage(machine);
  const loops = Array.from({ length: 10 }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  try {
    await wait(minutes * 60_000);
    expect(mishaps(machine)).toEqual([]);
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
  }
  expect(await machine.devtools.read('window.before', ONCE)).toBe(true);
});

test.describe('a terminal with its whole build', () => {
  test.use({ options: { prefetch: true } });

  test('a build that is replaced during a visit does not end the visit @long', async ({ machine }) => {
    machine.start();
    await untilUsed(machine);
    const browser = await chromium.connectOverCDP(machine.devtools.endpoint());
    const page = browser
      .contexts()[0]!
      .pages()
      .find((one) => one.url() === machine.shown)!;
    page.setDefaultTimeout(10_000);
    const missing = () =>
      page.evaluate(async () => {
        const files: string[] = await (await fetch('/kiosk/files.json')).json();
        const cached = (file: string) =>
          fetch(file, { cache: 'only-if-cached', mode: 'same-origin' }).then(
            ({ ok }) => ok,
            () => false,
          );
        const found = await Promise.all(files.map(cached));
        return found.filter((ok) => !ok).length;
      });
    await expect.poll(missing).toBe(0);
    await markPage(machine);
    machine.replaceBuild();
    const dialog = page.getByRole('dialog').last();
    await page.locator('a[href="/m/login"]').first().click();
    await page.getByLabel('Username').fill('maya7');
    await page.getByLabel(/^Password/).fill('foyer-1234');
    await page.keyboard.press('Enter');
    await page.locator('.visit-bar__clock').waitFor();
    for (const button of ['Accessibility', 'Search']) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    await page.locator('.game-tile button').first().click();
    await page.locator('.game-iframe[aria-busy=false]').waitFor();
    await page.getByRole('button', { name: 'Close' }).first().click();
    for (const path of ['/m/voucherCenter', '/m/rewardCenter', '/m/activity', '/m/member/home']) {
      await page.locator(`a[href="${path}"]:visible`).first().click();
      await page.locator('h1, h2').first().waitFor();
      await expect(page.locator('.async-view--failed')).toHaveCount(0);
      if (path === '/m/activity') await page.getByRole('button', { name: 'Back', exact: true }).click();
    }
    await page.locator('.visit-bar__brand').click();
    await page.getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('button', { name: 'اردو' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    // Longer than the page waits before it reloads itself.
    await wait(16_000);
    expect(await machine.devtools.read('window.before')).toBe(true);
    await browser.close();
  });
});

/** A name server that knows one name, for this machine's own address, and can stop answering. */
async function serveName(name: string, address: string) {
  const socket = createSocket('udp4');
  let works = true;
  let unanswered = 0;
  const known = Buffer.from(
    name
      .split('.')
      .map((label) => String.fromCharCode(label.length) + label)
      .join(''),
  );
  socket.on('message', (query, { port, address: client }) => {
    const end = query.indexOf(0, 12);
    const isKnown = query.subarray(12, end).equals(known);
    if (!works) {
      unanswered += Number(isKnown);
      return;
    }
    const isAddress = isKnown && query.readUInt16BE(end + 1) === 1;
    const header = Buffer.alloc(12);
    header.writeUInt16BE(query.readUInt16BE(0), 0);
    header.writeUInt16BE(isKnown ? 0x85_80 : 0x85_83, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(Number(isAddress), 6);
    const answer = isAddress ? [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, 127, 0, 0, 1] : [];
    socket.send(Buffer.concat([header, query.subarray(12, end + 5), Buffer.from(answer)]), port, client);
  });
  await new Promise<void>((resolve) => socket.bind(53, address, resolve));
  return {
    setWorks(now: boolean) {
      works = now;
      unanswered = 0;
    },
    unanswered: () => unanswered,
    close: () => socket.close(),
  };
}

test('a terminal shows the offline page while DNS fails, and its own page once names resolve @long', {
  tag: '@KI-1',
}, async ({ machine }) => {
  test.setTimeout(300_000);
  const hosts = join(machine.folder, 'hosts');
  const resolver = join(machine.folder, 'resolv.conf');
  const address = machine.address.replace('localhost', 'venue.test');
  // Not in the file of hosts: Chromium keeps it in memory, and does not see changes of a mounted file.
  const dns = await serveName('venue.test', '127.0.53.1');
  writeFileSync(hosts, '127.0.0.1 localhost\n');
  writeFileSync(resolver, 'nameserver 127.0.53.1\noptions timeout:1 attempts:1\n');
  const binds = `mount --bind ${hosts} /etc/hosts && mount --bind ${resolver} /etc/resolv.conf`;
  machine.configure({
    address,
    flags: [...machine.flags, `--unsafely-treat-insecure-origin-as-secure=${new URL(address).origin}`],
  });
  machine.start({ wrapper: ['unshare', '--mount', 'sh', '-c', `${binds} && exec "$@"`, 'sh'] });
  await untilUsed(machine);
  const title = () => machine.devtools.read('[...document.querySelectorAll("h1")].at(-1)?.textContent');
  await test.step('a visit is covered, and goes on once names resolve', async () => {
    await markPage(machine);
    dns.setWorks(false);
    // An open connection needs no name, and Chromium keeps an address for a minute.
    await machine.unplug();
    await expect.poll(title, { timeout: 120_000 }).toBe('One moment, please');
    await expect.poll(dns.unanswered, { timeout: 120_000 }).toBeGreaterThan(0);
    await machine.plug();
    await wait(20_000);
    expect(await title()).toBe('One moment, please');
    dns.setWorks(true);
    await expect.poll(title, { timeout: 120_000 }).not.toBe('One moment, please');
    expect(await machine.devtools.read('window.before')).toBe(true);
  });
  await test.step('a crash is recovered from once names resolve', async () => {
    dns.setWorks(false);
    await machine.devtools.send('Page.crash', {}, ONCE).catch(() => {});
    await expect.poll(title).toBe('One moment, please');
    expect(machine.journal()).toMatch(/site: not reachable, (ENOTFOUND|EAI_AGAIN)/);
    dns.setWorks(true);
    await untilBack(machine, 'DNS');
    expect(machine.journal()).toContain('site: reachable again');
  });
  dns.close();
});

const opensslConfig = `[ca]
default_ca = terminal
[terminal]
database = index.txt
new_certs_dir = .
rand_serial = yes
unique_subject = no
default_md = sha256
policy = names
x509_extensions = extensions
[names]
commonName = supplied
[extensions]
subjectAltName = DNS:localhost
[req]
distinguished_name = names_of_requests
[names_of_requests]
`;

test('a terminal whose clock is wrong by years says so in its journal, and starts once it is right @long', {
  tag: '@KI-1',
}, async ({ machine }) => {
  test.setTimeout(180_000);
  const within = (name: string) => join(machine.folder, name);
  writeFileSync(within('openssl.cnf'), opensslConfig);
  writeFileSync(within('index.txt'), '');
  const openssl = (...args: string[]) =>
    expect(spawnSync('openssl', [...args, '-config', 'openssl.cnf'], { cwd: machine.folder }).status).toBe(0);
  /** Makes a certificate for localhost that is valid between two dates such as `20150101`. */
  const makeCertificate = (name: string, from: string, until: string) => {
    const [key, request, file] = [`${name}.key`, `${name}.csr`, `${name}.pem`];
    openssl(
      'req',
      '-new',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      key,
      '-out',
      request,
      '-subj',
      '/CN=localhost',
    );
    const dates = ['-startdate', `${from}000000Z`, '-enddate', `${until}000000Z`];
    openssl('ca', '-batch', '-selfsign', '-notext', '-keyfile', key, '-in', request, '-out', file, ...dates);
    return { key: readFileSync(within(key)), cert: readFileSync(within(file)) };
  };
  const past = makeCertificate('past', '20140101', '20150101');
  const present = makeCertificate('present', '20200101', '20400101');
  writeFileSync(within('trusted.pem'), Buffer.concat([past.cert, present.cert]));
  const port = Number(new URL(machine.address).port);
  const server = createServer(past, (socket) => {
    const upstream = connect(port, '127.0.0.1');
    for (const one of [socket, upstream]) one.on('error', () => upstream.destroy());
    socket.pipe(upstream).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const secure = `https://localhost:${(server.address() as AddressInfo).port}/kiosk/`;
  machine.configure({ address: secure, flags: [...machine.flags, '--ignore-certificate-errors'] });
  machine.start({ env: { NODE_EXTRA_CA_CERTS: within('trusted.pem') } });
  const title = () => machine.devtools.read('document.querySelector("h1")?.textContent');
  await expect.poll(title).toBe('One moment, please');
  expect(machine.journal()).toMatch(/site: not reachable, CERT_HAS_EXPIRED; this machine's clock: \d{4}-/);
  server.setSecureContext(present);
  await untilUsed(machine);
  expect(machine.journal()).toContain('site: reachable again');
  server.close();
});

test('a terminal runs on a Wayland screen of cage, and recovers from a crash @long', {
  tag: '@KI-1',
}, async ({ machine }) => {
  test.setTimeout(180_000);
  if (!existsSync('/usr/bin/cage')) installPackages(['cage']);
  const runtime = join(machine.folder, 'runtime');
  mkdirSync(runtime, { mode: 0o700 });
  // cage does not run as root. Other users cannot bind their own policies, so the browser runs without.
  const { status } = spawnSync('chown', ['-R', 'nobody:nogroup', machine.folder]);
  expect(status).toBe(0);
  chmodSync(machine.folder, 0o755);
  machine.configure({ browser: windowed(), flags: [...machine.flags, '--ozone-platform=wayland'] });
  const env = {
    XDG_RUNTIME_DIR: runtime,
    WLR_BACKENDS: 'headless',
    WLR_RENDERER: 'pixman',
    WLR_LIBINPUT_NO_DEVICES: '1',
  };
  const asNobody = ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups'];
  machine.start({ env, wrapper: [...asNobody, 'cage', '--'], alone: true });
  await untilUsed(machine);
  await markPage(machine);
  // Longer than the limit for a frame.
  await wait(20_000);
  expect(await machine.devtools.read('window.before')).toBe(true);
  expect(mishaps(machine)).toEqual([]);
  const [width, height] = (await machine.devtools.read<number[]>('[innerWidth, innerHeight]'))!;
  expect([width, height]).toEqual(await machine.devtools.read('[screen.width, screen.height]'));
  await machine.devtools.send('Page.crash', {}, ONCE).catch(() => {});
  await untilBack(machine, 'a crash');
});
