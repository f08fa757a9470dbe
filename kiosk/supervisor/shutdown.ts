import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Shutdown {
  /** Ends the supervisor. `forGood`: systemd is not to start it again before the machine is, or somebody says so. */
  end(how?: { forGood?: boolean }): Promise<void>;
}

/** @param close ends all that runs */
export function createShutdown(
  close: () => Promise<void>,
  env: Readonly<Record<string, string | undefined>> = process.env,
  exit: (code: number) => void = process.exit,
): Shutdown {
  let ending = false;
  return {
    async end({ forGood = false } = {}) {
      if (ending) return;
      ending = true;
      // The unit is not started while this file is there; it goes with the machine's next start.
      if (forGood && env.RUNTIME_DIRECTORY) writeFileSync(join(env.RUNTIME_DIRECTORY, 'left'), '');
      await close();
      exit(0);
    },
  };
}
