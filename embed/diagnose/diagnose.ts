import { documentProperty } from '../safe-document.ts';
import { checkMount } from './check-mount.ts';
import { checkRequests } from './check-requests.ts';
import { checkScripts } from './check-scripts.ts';
import type { DiagnosedScript, Finding } from './finding.ts';

export type { DiagnosedScript as Source, Finding };

/** Checks all mounts of the page, or one. Returns the findings, blocking ones first, and logs them. */
export async function mount(source: DiagnosedScript, element?: HTMLElement): Promise<Finding[]> {
  const mounts = element
    ? [element]
    : [...documentProperty('documentElement').querySelectorAll<HTMLElement>('[data-foyer]')];
  const found = [...checkScripts(source), ...mounts.flatMap((mount) => checkMount(mount, source))];
  if (!mounts.length) {
    found.push({
      cause: 'no-mount',
      blocks: true,
      problem: 'Nothing is to be mounted on this page',
      remedy: '<div data-foyer="winners"></div>',
    });
  }
  found.push(...(await checkRequests(source)));
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
