import { parseJson } from '../../src/lib/json.ts';
import { type OperatorSettings, parseOperatorSettings } from '../runtime/operator-settings.ts';
import type { DiagnosedScript, Finding } from './finding.ts';
import { collectViolations } from './policy-violations.ts';

/** Inserted by the build: a gateway call that needs no session, with its default path. */
declare const __OPEN_CALL__: { name: string; path: string };

/** Timeout of a request, in milliseconds. */
const TIME_LIMIT = 8000;
/** The gateway's error code for an origin that is not registered for the partner. */
const NOT_REGISTERED = 'partner.origin';

type ProbeResult = { reply: Response; text: string } | 'refused' | 'unreachable';

async function probe(address: string): Promise<ProbeResult> {
  const signal = AbortSignal.timeout(TIME_LIMIT);
  try {
    const reply = await fetch(address, { credentials: 'omit', cache: 'no-store', signal });
    return { reply, text: await reply.text() };
  } catch {
    // An opaque response still proves that the server can be reached.
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

function checkSettings(answer: ProbeResult, address: string): Finding[] {
  if (answer === 'unreachable') return [unreachable(address)];
  const problem =
    answer === 'refused'
      ? `${address} may not be read by other origins`
      : `${address} answers ${answer.reply.status}`;
  return [{ cause: 'operator', blocks: true, problem, remedy: 'The operator has to mend this' }];
}

function checkData(answer: ProbeResult, address: string, partner: string): Finding[] {
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

/** Requests a picture to trigger a policy violation. Resolves in either case. */
function requestPicture(address: string): Promise<void> {
  const picture = new Image();
  return new Promise((resolve) => {
    picture.onload = () => resolve();
    picture.onerror = () => resolve();
    setTimeout(resolve, TIME_LIMIT);
    picture.src = address;
  });
}

/** Requests the loader as the page does, to trigger a policy violation. Resolves in either case. */
function requestScript({ files, nonce }: DiagnosedScript): Promise<void> {
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

/** Requests one file of each kind that a mount needs and returns the failures with their causes. */
export async function checkRequests(source: DiagnosedScript): Promise<Finding[]> {
  const { site, files, partner, version } = source;
  const found: Finding[] = [];
  const origins = new Set([site, new URL(files).origin]);
  const refused = await collectViolations(
    () => [...origins],
    async () => {
      const address = `${files}site.json`;
      const settings = await probe(address);
      let operator: Partial<OperatorSettings> = {};
      try {
        if (typeof settings === 'string' || !settings.reply.ok) throw new Error();
        operator = parseOperatorSettings(settings.text, site);
      } catch {
        found.push(...checkSettings(settings, address));
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
      if (!version) await requestScript(source);
      const pictures = requestPicture(`${images}/favicon.ico`);
      if (merchantCode) found.push(...checkData(await probe(data), data, partner));
      await pictures;
    },
  );
  // The policy also makes these requests fail; report one cause, not both.
  const byPolicy = refused.some(({ problem }) => problem.includes('(connect-src)'));
  return [...refused, ...found.filter(({ cause }) => !(byPolicy && cause === 'blocked'))];
}
