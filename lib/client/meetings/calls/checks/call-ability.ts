import { thisBrowser } from './browser-name';

/**
 * Reason why a browser is unsuitable for video calls. `unable`: it makes no connections, as in Lockdown Mode ·
 * `in_app`: it is the one inside another app, which often has neither camera nor microphone · `no_devices`: it lets
 * no page use them.
 */
export type CallProblem = 'unable' | 'in_app' | 'no_devices';

/** Returns the problem of this browser with video calls; null where none can be detected in advance. */
export function callProblem(): CallProblem | null {
  if (thisBrowser() === 'in-app') return 'in_app';
  if (!canConnect()) return 'unable';
  return hasDevices() ? null : 'no_devices';
}

/** Returns whether this browser can be connected with another one at all. Extensions leave the names and take what is behind. */
export function canConnect(): boolean {
  return typeof RTCPeerConnection === 'function' && typeof MediaStream === 'function';
}

/** Whether this browser lets pages ask for a camera and a microphone. Some define the property and leave it empty. */
export function hasDevices(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function';
}

/** Returns a URL with which Android opens Chrome from within another app; null elsewhere. */
export function chromeAddress({ protocol, host, pathname, search }: Location): string | null {
  if (!/Android/.test(navigator.userAgent)) return null;
  const scheme = protocol.slice(0, -1);
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};package=com.android.chrome;end`;
}
