import { atom, type ReadableAtom } from 'nanostores';
import { actAsStaff, openStaffCorner } from '../../src/gateway/endpoints/fleet.ts';
import type { StaffAct } from '../../src/gateway/endpoints/shared/terminal-protocol.ts';
import { call } from '../../src/gateway/http/client.ts';
import { asGatewayError, refusal } from '../../src/gateway/http/errors.ts';
import { featureRefusal } from '../../src/gateway/http/feature-refusals.ts';
import { wait } from '../../src/lib/timing.ts';
import { readSupervisorStatus } from '../status/supervisor-status.ts';

/** Milliseconds without input after which the corner closes. */
const LEFT = 60_000;
/** Milliseconds to wait for the supervisor's proof, and between two looks. */
const PROOF = 5_000;
const LOOK = 100;

/** Why a sign-in or an action was refused. */
export type StaffProblem =
  | { why: 'wrong' | 'unknownTerminal' | 'away' | 'closed' | 'notDone' | 'noProof' }
  /** The moment of the monotonic clock from which the next try is accepted. */
  | { why: 'wait'; deadline: number };

/** The staff corner: closed, asking for a PIN, or open to a staff member. */
export type StaffCorner =
  | { state: 'shut' }
  | { state: 'asks'; busy?: boolean; problem?: StaffProblem }
  | {
      state: 'open';
      name: string;
      busy?: boolean;
      problem?: StaffProblem;
      notice?: 'restarting' | 'exitText';
    };

const $corner = atom<StaffCorner>({ state: 'shut' });
export const $staffCorner: ReadableAtom<StaffCorner> = $corner;

let token = '';
let leftTimer: ReturnType<typeof setTimeout> | undefined;
let lifeTimer: ReturnType<typeof setTimeout> | undefined;
/** Proofs that were already sent are refused; the supervisor makes a new one each second. */
let spent: string | undefined;
const signs = ['pointerdown', 'keydown'] as const;

function stay(): void {
  clearTimeout(leftTimer);
  leftTimer = setTimeout(closeStaffCorner, LEFT);
}

/** Opens the sign-in. `data-staff` on the root element asks the supervisor for a proof. */
export function showStaffCorner(): void {
  if ($corner.get().state !== 'shut') return;
  document.documentElement.dataset.staff = '';
  for (const sign of signs) document.addEventListener(sign, stay, { capture: true });
  stay();
  $corner.set({ state: 'asks' });
}

/** Closes the corner, and has the gateway record that if it was open. */
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

/** Signs a staff member in at the gateway with number and PIN. */
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
    // The corner was closed meanwhile.
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
 * Runs an action after the gateway has recorded it. What the supervisor must do is left on the root element as a
 * command signed by the operator (`data-command`).
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
    const notice = act === 'restart' ? 'restarting' : act === 'exit' ? 'exitText' : undefined;
    $corner.set({ state: 'open', name, ...(notice && { notice }) });
    work();
  } catch (thrown) {
    if ($corner.get() !== busy) return;
    const problem = problemOf(thrown);
    if (problem.why === 'closed') $corner.set({ state: 'asks', problem });
    else $corner.set({ state: 'open', name, problem: { why: 'notDone' } });
  }
}

/**
 * Returns the supervisor's proof that this terminal asks; undefined if it is not enrolled. @throws NoProof if the
 * supervisor gives none
 */
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
    return { why: 'wait', deadline: performance.now() + (retryAfter || 60) * 1000 };
  }
  if (code === featureRefusal.staffWrong) return { why: 'wrong' };
  if (code === featureRefusal.staffClosed) return { why: 'closed' };
  return { why: kind === 'refused' ? 'unknownTerminal' : 'away' };
}
