import { atom, type ReadableAtom } from 'nanostores';
import { actAsStaff, openStaffCorner } from '../../src/gateway/endpoints/fleet.ts';
import type { StaffAct } from '../../src/gateway/endpoints/shared/terminal-protocol.ts';
import { call } from '../../src/gateway/http/client.ts';
import { asGatewayError, refusal } from '../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { wait } from '../../src/lib/timing.ts';
import { readSupervisorStatus } from '../status/supervisor-status.ts';

/** Milliseconds without a touch or a key after which the corner closes, whoever has it open. */
const LEFT = 60_000;
/** Milliseconds that the supervisor is waited for to vouch for the terminal, and between two looks. */
const PROOF = 5_000;
const LOOK = 100;

/** Why somebody is not let in, or something was not done. */
export type StaffProblem =
  | { why: 'wrong' | 'unknownTerminal' | 'away' | 'closed' | 'notDone' | 'noProof' }
  /** Seconds until the next try is heard. */
  | { why: 'wait'; seconds: number };

/** The corner of the staff: shut, asking who it is, or open to somebody. */
export type StaffCorner =
  | { state: 'shut' }
  | { state: 'asks'; busy?: boolean; problem?: StaffProblem }
  | { state: 'open'; name: string; busy?: boolean; problem?: StaffProblem; told?: 'restarting' | 'exitText' };

const $corner = atom<StaffCorner>({ state: 'shut' });
export const $staffCorner: ReadableAtom<StaffCorner> = $corner;

let token = '';
let leftTimer: ReturnType<typeof setTimeout> | undefined;
let lifeTimer: ReturnType<typeof setTimeout> | undefined;
/** What was sent before is refused: the supervisor makes another one each second. */
let spent: string | undefined;
const signs = ['pointerdown', 'keydown'] as const;

function stay(): void {
  clearTimeout(leftTimer);
  leftTimer = setTimeout(closeStaffCorner, LEFT);
}

/** Asks who it is. The supervisor sees on the root element that it is to vouch for the terminal (`data-staff`). */
export function showStaffCorner(): void {
  if ($corner.get().state !== 'shut') return;
  document.documentElement.dataset.staff = '';
  for (const sign of signs) document.addEventListener(sign, stay, { capture: true });
  stay();
  $corner.set({ state: 'asks' });
}

/** Shuts it, and has the gateway note that, where somebody had opened it. */
export function closeStaffCorner(): void {
  if ($corner.get().state === 'shut') return;
  const open = token;
  token = '';
  delete document.documentElement.dataset.staff;
  for (const sign of signs) document.removeEventListener(sign, stay, { capture: true });
  clearTimeout(leftTimer);
  clearTimeout(lifeTimer);
  $corner.set({ state: 'shut' });
  if (open) call(actAsStaff, { body: { token: open, act: 'close' } }).catch(() => {});
}

/** Opens it to who has this number and PIN at the gateway. */
export async function signInStaff(terminal: string, staff: string, pin: string): Promise<void> {
  const asks = $corner.get();
  if (asks.state !== 'asks' || asks.busy) return;
  if (!/^\d{1,8}$/.test(staff) || !/^\d{4,12}$/.test(pin)) {
    $corner.set({ state: 'asks', problem: { why: 'wrong' } });
    return;
  }
  const waiting: StaffCorner = { state: 'asks', busy: true };
  $corner.set(waiting);
  try {
    const proof = await proofOfTerminal();
    const body = { terminal, staff, pin, ...(proof && { proof }) };
    const opened = await call(openStaffCorner, { body });
    // Shut meanwhile: nobody is there to use it.
    if ($corner.get() !== waiting) {
      call(actAsStaff, { body: { token: opened.token, act: 'close' } }).catch(() => {});
      return;
    }
    token = opened.token;
    lifeTimer = setTimeout(() => {
      token = '';
      $corner.set({ state: 'asks', problem: { why: 'closed' } });
    }, opened.seconds * 1000);
    $corner.set({ state: 'open', name: opened.name });
  } catch (thrown) {
    if ($corner.get() === waiting) $corner.set({ state: 'asks', problem: problemOf(thrown) });
  }
}

/**
 * Does something once the gateway has written down who does it. What the supervisor has to do is left for it on the
 * root element, signed by the operator (`data-command`).
 */
export async function performStaffAction(act: StaffAct, work: () => void = () => {}): Promise<void> {
  const open = $corner.get();
  if (open.state !== 'open' || open.busy) return;
  const { name } = open;
  const busy: StaffCorner = { state: 'open', name, busy: true };
  $corner.set(busy);
  try {
    const { command } = await call(actAsStaff, { body: { token, act } });
    if ($corner.get() !== busy) return;
    if (command) document.documentElement.dataset.command = command;
    const told = act === 'restart' ? 'restarting' : act === 'exit' ? 'exitText' : undefined;
    $corner.set({ state: 'open', name, ...(told && { told }) });
    work();
  } catch (thrown) {
    if ($corner.get() !== busy) return;
    const problem = problemOf(thrown);
    if (problem.why === 'closed') $corner.set({ state: 'asks', problem });
    else $corner.set({ state: 'open', name, problem: { why: 'notDone' } });
  }
}

/** The terminal's own word, of one that is enrolled. @throws NoProof where its supervisor does not give it */
async function proofOfTerminal(): Promise<string | undefined> {
  for (let waited = 0; ; waited += LOOK) {
    const word = readSupervisorStatus();
    if (!word?.enrolled) return undefined;
    if (word.proof && word.proof !== spent) {
      spent = word.proof;
      return spent;
    }
    if (waited >= PROOF) throw new NoProof();
    await wait(LOOK);
  }
}

class NoProof extends Error {}

function problemOf(thrown: unknown): StaffProblem {
  if (thrown instanceof NoProof) return { why: 'noProof' };
  const { kind, code, value } = asGatewayError(thrown);
  const { retryAfter = 0 } = (value ?? {}) as { retryAfter?: number };
  if (code === refusal.tooMany || (code === featureRefusal.staffWrong && retryAfter)) {
    return { why: 'wait', seconds: retryAfter || 60 };
  }
  if (code === featureRefusal.staffWrong) return { why: 'wrong' };
  if (code === featureRefusal.staffClosed) return { why: 'closed' };
  return { why: kind === 'refused' ? 'unknownTerminal' : 'away' };
}
