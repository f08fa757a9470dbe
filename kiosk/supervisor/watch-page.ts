import { createCpuPressure } from './cpu-pressure.ts';
import { CHECK_INTERVAL, createHealth, type HealthProblem } from './health.ts';
import type { PageState, Screen } from './screen.ts';

/** Milliseconds between two questions to the page, and between two frames. */
const ASK = 1_000;
const PICTURE = 1_500;
/** Milliseconds until the end of a visit is noticed, and between tries to clear its data. */
const CLEAR = 250;
/** Milliseconds between two probes of the network service. */
const PROBE = 3_000;

/** Why watching a page ended; `reload` and `restart` were requested. */
export type StopReason = HealthProblem | 'crashed' | 'left' | 'reload' | 'restart';

interface Observers {
  /** Returns the status to publish in the page. */
  status(): string;
  /** Called with each answer of the page. */
  onAnswer(answer: PageState): void;
  /** Called with the time of each new frame. */
  onPainted(at: number): void;
  /** Returns a requested reload or restart, if it is due. */
  dueRequest(): 'reload' | 'restart' | undefined;
}

/**
 * Repeats an asynchronous task, never twice at a time. Failures are ignored: the health check notices what is
 * missing.
 */
function repeat(ms: number, work: () => Promise<void>): () => void {
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

/** Watches a loaded page until a problem or a request ends it. */
export function watchPage(
  screen: Screen,
  { status, onAnswer, onPainted, dueRequest: asked }: Observers,
): Promise<StopReason> {
  // The machine's clock may be set while it runs.
  const clock = () => performance.now();
  const health = createHealth(clock);
  const strain = createCpuPressure(clock);
  let visit: string | undefined;
  let cleared: string | undefined;
  const stopAsking = repeat(ASK, async () => {
    const answer = await screen.readState(status());
    health.answered(answer.use);
    onAnswer(answer);
    visit = answer.visit ?? visit;
  });
  const stopClearing = repeat(CLEAR, async () => {
    const ended = visit;
    // Also after a start: the browser before may have ended in the middle of a visit.
    if (ended !== cleared) await screen.clearData();
    cleared = ended;
    health.succeeded('clear');
  });
  const stopProbing = repeat(PROBE, async () => {
    await screen.probeNetwork();
    health.succeeded('network');
  });
  const stopPicturing = repeat(PICTURE, async () => {
    health.frame(await screen.waitForFrame());
    onPainted(Date.now() - (clock() - health.paintedAt()));
  });
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const reason = screen.failure() ?? health.check(strain.stalledShare()) ?? asked();
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
