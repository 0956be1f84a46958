import 'server-only';
import Bowser from 'bowser';

/** A device as its owner would call it: `Chrome on Android`. Versions are left out, they change every month. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'An unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  return `${browser.name ?? 'A browser'} on ${os.name ?? 'an unknown system'}`;
}
