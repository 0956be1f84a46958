import { thisBrowser } from './browser-name';

/**
 * Why a browser is no good for video calls. `unable`: it makes no connections, as in Lockdown Mode · `in_app`: it is the one inside another
 * app, which often has neither camera nor microphone · `no_devices`: it lets no page use them.
 */
export type CallProblem = 'unable' | 'in_app' | 'no_devices';

/** Returns what is wrong with this browser for video calls; null where nothing can be seen before one tries. */
export function callProblem(): CallProblem | null {
  if (thisBrowser() === 'in-app') return 'in_app';
  if (!canConnect()) return 'unable';
  return hasDevices() ? null : 'no_devices';
}

/** Returns whether this browser can be connected with another one at all. Extensions leave the names and take what is behind. */
export function canConnect(): boolean {
  return typeof RTCPeerConnection === 'function' && typeof MediaStream === 'function';
}

/** Returns whether this browser lets pages ask for a camera and a microphone. Some name the property and leave it empty. */
export function hasDevices(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function';
}

/** Returns an address that Android opens in Chrome, from within another app; null elsewhere. */
export function chromeAddress({ protocol, host, pathname, search }: Location): string | null {
  if (!/Android/.test(navigator.userAgent)) return null;
  const scheme = protocol.slice(0, -1);
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};package=com.android.chrome;end`;
}
