import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Shutdown {
  /**
   * Ends the supervisor. With `forGood` systemd does not restart it until the machine reboots or the file is
   * removed.
   */
  end(how?: { forGood?: boolean }): Promise<void>;
}

/** @param close ends everything that runs */
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
      // systemd does not start the unit while this file exists; a reboot removes it.
      if (forGood && env.RUNTIME_DIRECTORY) writeFileSync(join(env.RUNTIME_DIRECTORY, 'left'), '');
      await close();
      exit(0);
    },
  };
}
