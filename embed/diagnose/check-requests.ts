import { parseJson } from '../../src/lib/json.ts';
import { readSite, type Site } from '../runtime/operator-settings.ts';
import type { Finding, Source } from './finding.ts';
import { refusals } from './policy-violations.ts';

/** Put in by the build: an open call of the gateway, by its name and its path where the operator says no other. */
declare const __OPEN_CALL__: { name: string; path: string };

/** Milliseconds one request may take. */
const TIME_LIMIT = 8000;
/** What a gateway says to a page that is not registered for the partner. */
const NOT_REGISTERED = 'partner.origin';

type Answer = { reply: Response; text: string } | 'refused' | 'unreachable';

async function answerOf(address: string): Promise<Answer> {
  const signal = AbortSignal.timeout(TIME_LIMIT);
  try {
    const reply = await fetch(address, { credentials: 'omit', cache: 'no-store', signal });
    return { reply, text: await reply.text() };
  } catch {
    // An answer that may not be read is still one.
    const reached = fetch(address, { credentials: 'omit', mode: 'no-cors', cache: 'no-store', signal });
    return reached.then(
      () => 'refused' as const,
      () => 'unreachable' as const,
    );
  }
}

function unreachable(address: string): Finding {
  const { origin } = new URL(address);
  if (!navigator.onLine) {
    return { cause: 'offline', blocks: true, problem: 'There is no connection', remedy: 'Try again online' };
  }
  return {
    cause: 'blocked',
    blocks: true,
    problem: `${origin} cannot be reached: something blocks it, or it is down`,
    remedy: `Look for a content blocker or a firewall; allow ${origin}`,
  };
}

const unknownPage = (partner: string) =>
  `The operator does not know ${self.origin} as a page of partner "${partner}"`;

const notRegistered = (partner: string, problem = unknownPage(partner)): Finding => ({
  cause: 'origin',
  blocks: true,
  problem,
  remedy:
    self.origin === 'null'
      ? 'The page is in a sandbox and has no origin: add allow-same-origin, or ask the operator to allow "null"'
      : `Ask the operator to register ${self.origin} for "${partner || 'your code'}"`,
});

function judgeSettings(answer: Answer, address: string): Finding[] {
  if (answer === 'unreachable') return [unreachable(address)];
  const problem =
    answer === 'refused'
      ? `${address} may not be read by other origins`
      : `${address} answers ${answer.reply.status}`;
  return [{ cause: 'operator', blocks: true, problem, remedy: 'The operator has to mend this' }];
}

function judgeData(answer: Answer, address: string, partner: string): Finding[] {
  if (answer === 'unreachable') return [unreachable(address)];
  if (answer === 'refused') {
    return [
      notRegistered(
        partner,
        `The gateway answers, but not to this page: ${unknownPage(partner)}, or it fails`,
      ),
    ];
  }
  const { reply, text } = answer;
  const { success, errorCode } = (parseJson(text) ?? {}) as { success?: boolean; errorCode?: string };
  if (errorCode === NOT_REGISTERED) return [notRegistered(partner)];
  if (reply.ok && success) return [];
  const [problem, remedy] =
    reply.status === 429
      ? ['The gateway has had too many requests from here', 'Wait for a minute; fewer mounts ask for less']
      : [`The gateway answers ${errorCode ?? reply.status}`, 'The operator has to mend this'];
  return [{ cause: 'gateway', blocks: true, problem, remedy }];
}

/** Asks for a picture; only what the policy says of it matters. */
function askForPicture(address: string): Promise<void> {
  const picture = new Image();
  return new Promise((resolve) => {
    picture.onload = () => resolve();
    picture.onerror = () => resolve();
    setTimeout(resolve, TIME_LIMIT);
    picture.src = address;
  });
}

/** Asks for the script itself, as the page does; only what the policy says of it matters. */
function askForScript({ files, nonce }: Source): Promise<void> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    href: `${files}foyer.js`,
    ...(nonce && { nonce }),
  });
  return new Promise((resolve) => {
    const end = () => {
      link.remove();
      resolve();
    };
    link.onload = end;
    link.onerror = end;
    setTimeout(end, TIME_LIMIT);
    document.head.append(link);
  });
}

/** Asks for what a mount needs, each kind once, and tells what does not arrive and why. */
export async function judgeRequests(source: Source): Promise<Finding[]> {
  const { site, files, partner, version } = source;
  const found: Finding[] = [];
  const origins = new Set([site, new URL(files).origin]);
  const refused = await refusals(
    () => [...origins],
    async () => {
      const address = `${files}site.json`;
      const settings = await answerOf(address);
      let operator: Partial<Site> = {};
      try {
        if (typeof settings === 'string' || !settings.reply.ok) throw new Error();
        operator = readSite(settings.text, site);
      } catch {
        found.push(...judgeSettings(settings, address));
      }
      const { gateway = site, paths = {}, merchantCode = '', imageHosts = [] } = operator;
      const images = imageHosts[0] ?? gateway;
      for (const each of [gateway, images]) origins.add(new URL(each).origin);
      const { name, path } = __OPEN_CALL__;
      const query = new URLSearchParams({
        merchantCode,
        gameCategory: '',
        language: 'EN',
        limitNum: '1',
        partner,
      });
      const data = `${gateway}${paths[name] ?? path}?${query}`;
      if (!version) await askForScript(source);
      const pictures = askForPicture(`${images}/favicon.ico`);
      if (merchantCode) found.push(...judgeData(await answerOf(data), data, partner));
      await pictures;
    },
  );
  // A request that the policy refuses does not arrive either; that is told once.
  const byPolicy = refused.some(({ problem }) => problem.includes('(connect-src)'));
  return [...refused, ...found.filter(({ cause }) => !(byPolicy && cause === 'blocked'))];
}
