import type { Device } from './platform.ts';

/** Marker that the operator's native app adds to its user agent. */
const APP_MARKER = /\bFoyerApp\//;

/** Reads the device from a user agent and whether the page runs as an installed app. */
export function deviceFrom(userAgent: string, installed: boolean, touchPoints = 0): Device {
  // An iPad calls itself a Mac; a Mac has no touch screen.
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  const android = /Android/.test(userAgent);
  return {
    system: ios ? 'ios' : android ? 'android' : 'other',
    inApp: APP_MARKER.test(userAgent),
    installed,
    safari: /Safari\//.test(userAgent) && !/Chrome|CriOS|FxiOS|EdgiOS|Android/.test(userAgent),
  };
}
