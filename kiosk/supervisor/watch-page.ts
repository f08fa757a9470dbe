import { createCpuPressure } from './cpu-pressure.ts';
import { CHECK_INTERVAL, createHealth, type HealthProblem } from './health.ts';
import type { PageState, Screen } from './screen.ts';

/** Milliseconds between two questions to the page, and two pictures. */
const ASK = 1_000;
const PICTURE = 1_500;
/** Milliseconds until the end of a visit is noticed, and until data that could not be cleared is tried again. */
const CLEAR = 250;
/** Milliseconds between two probes of the browser's network service. */
const PROBE = 3_000;

/** Why a page is no longer watched; `asked`: somebody wants the browser started anew, or the page loaded. */
export type StopReason = HealthProblem | 'crashed' | 'left' | 'reload' | 'restart';

interface Observers {
  /** What is left in the page for its staff corner. */
  told(): string;
  /** The page answered. */
  onAnswer(answer: PageState): void;
  /** A new picture was painted, at this moment. */
  onPainted(at: number): void;
  /** What is asked for from outside, such as at night. */
  asked(): 'reload' | 'restart' | undefined;
}

/** Does a work again and again, never twice at a time; what fails is noticed by what did not come. */
function every(ms: number, work: () => Promise<void>): () => void {
  let busy = false;
  const once = async () => {
    if (busy) return;
    busy = true;
    await work().catch(() => {});
    busy = false;
  };
  const timer = setInterval(() => void once(), ms);
  void once();
  return () => clearInterval(timer);
}

/** Watches a page that was just loaded, for as long as it is well. */
export function watchPage(
  screen: Screen,
  { told, onAnswer, onPainted, asked }: Observers,
): Promise<StopReason> {
  // The machine's own time may be set while it runs.
  const clock = () => performance.now();
  const health = createHealth(clock);
  const strain = createCpuPressure(clock);
  let visit: string | undefined;
  let cleared: string | undefined;
  const stopAsking = every(ASK, async () => {
    const answer = await screen.ask(told());
    health.answered(answer.use);
    onAnswer(answer);
    visit = answer.visit ?? visit;
  });
  const stopClearing = every(CLEAR, async () => {
    const ended = visit;
    // Also after a start: the one before may have ended in the middle of a visit.
    if (ended !== cleared) await screen.clearData();
    cleared = ended;
    health.succeeded('clear');
  });
  const stopProbing = every(PROBE, async () => {
    await screen.probeNetwork();
    health.succeeded('network');
  });
  const stopPicturing = every(PICTURE, async () => {
    health.pictured(await screen.waitForFrame());
    onPainted(Date.now() - (clock() - health.paintedAt()));
  });
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const reason = screen.failure() ?? health.check(strain.share()) ?? asked();
      if (!reason) return;
      clearInterval(timer);
      stopAsking();
      stopPicturing();
      stopClearing();
      stopProbing();
      resolve(reason);
    }, CHECK_INTERVAL);
  });
}
