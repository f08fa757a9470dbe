import { ofDocument } from '../safe-document.ts';
import { judgeMount } from './check-mount.ts';
import { judgeRequests } from './check-requests.ts';
import { judgeScripts } from './check-scripts.ts';
import type { Finding, Source } from './finding.ts';

export type { Finding, Source };

/**
 * Says what keeps the mounts of a page from showing, or one of them, and the line to add; prints it to the console too.
 * What blocks comes first.
 */
export async function mount(source: Source, element?: HTMLElement): Promise<Finding[]> {
  const mounts = element
    ? [element]
    : [...ofDocument('documentElement').querySelectorAll<HTMLElement>('[data-foyer]')];
  const found = [...judgeScripts(source), ...mounts.flatMap((mount) => judgeMount(mount, source))];
  if (!mounts.length) {
    found.push({
      cause: 'no-mount',
      blocks: true,
      problem: 'Nothing is to be mounted on this page',
      remedy: '<div data-foyer="winners"></div>',
    });
  }
  found.push(...(await judgeRequests(source)));
  found.sort((a, b) => Number(b.blocks) - Number(a.blocks));
  print(found, mounts.length);
  return found;
}

function print(found: readonly Finding[], mounts: number): void {
  const blocking = found.filter(({ blocks }) => blocks).length;
  const title = blocking
    ? `Foyer: ${blocking === 1 ? 'one thing keeps' : `${blocking} things keep`} a mount from showing`
    : `Foyer: nothing keeps ${mounts === 1 ? 'the mount' : `the ${mounts} mounts`} from showing`;
  console.groupCollapsed(title);
  for (const { blocks, problem, remedy, element } of found) {
    console.info(`${blocks ? '✗' : '·'} ${problem}\n  → ${remedy}`, ...(element ? [element] : []));
  }
  console.groupEnd();
}
