import { platform } from './platform.ts';

/**
 * Returns the milliseconds to add to the device's time to get the gateway's, which it read halfway between the request
 * at `asked` (device's time) and its response just now.
 */
export function clockOffset(serverTime: number, asked: number): number {
  return serverTime - (asked + platform().now()) / 2;
}
