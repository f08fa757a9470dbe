import { execFile } from 'node:child_process';

export interface SystemdNotifier {
  /** Reports to systemd that the service is ready, then feeds its watchdog. */
  ready(): void;
  status(text: string): void;
  stop(): void;
}

interface Surroundings {
  env: Readonly<Record<string, string | undefined>>;
  /** Sends assignments such as `READY=1`. */
  notify?(assignments: string[]): void;
  /** Whether the supervisor still works; otherwise systemd should kill it. */
  works(): boolean;
}

/**
 * The service's side of systemd's `Type=notify` and `WatchdogSec=` (sd_notify(3)). Node has no datagram sockets of
 * that kind, so `systemd-notify` sends. It waits until systemd has read the message, which needs
 * `NotifyAccess=all`.
 */
export function createSystemdNotifier({ env, works, notify = send }: Surroundings): SystemdNotifier {
  const watched = env.NOTIFY_SOCKET !== undefined;
  const every = Number(env.WATCHDOG_USEC ?? 0) / 1_000 / 2;
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    ready() {
      if (!watched || timer) return;
      notify(['READY=1']);
      if (every > 0) timer = setInterval(() => works() && notify(['WATCHDOG=1']), every);
    },
    status(text) {
      if (watched) notify([`STATUS=${text}`]);
    },
    stop() {
      clearInterval(timer);
      if (watched) notify(['STOPPING=1']);
    },
  };
}

function send(assignments: string[]): void {
  execFile('systemd-notify', assignments, (error) => {
    if (error) console.error(`systemd-notify: ${error.message}`);
  });
}
