import type { Device } from './platform.ts';

/** Marker of the operator's native app in the user agent. */
const APP_MARKER = /\bFoyerApp\//;

/** Detects the device from the user agent and the display mode. */
export function deviceFrom(agent: string, installed: boolean, touchPoints = 0): Device {
  // An iPad calls itself a Mac; Macs have no touch screen.
  const ios = /iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && touchPoints > 1);
  const android = /Android/.test(agent);
  return {
    system: ios ? 'ios' : android ? 'android' : 'other',
    inApp: APP_MARKER.test(agent),
    installed,
    agent,
  };
}
