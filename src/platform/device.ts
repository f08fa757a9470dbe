import type { Device } from './platform.ts';

/** Marker that the operator's native app adds to its user agent. */
const APP_MARKER = /\bFoyerApp\//;

/** Reads the device from a user agent and whether the page runs as an installed app. */
export function deviceFrom(agent: string, installed: boolean, touchPoints = 0): Device {
  // An iPad calls itself a Mac; a Mac has no touch screen.
  const ios = /iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && touchPoints > 1);
  const android = /Android/.test(agent);
  return {
    system: ios ? 'ios' : android ? 'android' : 'other',
    inApp: APP_MARKER.test(agent),
    installed,
    agent,
  };
}
