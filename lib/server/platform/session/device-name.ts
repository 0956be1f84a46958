import 'server-only';
import Bowser from 'bowser';

// Of an unknown program Bowser passes on what it calls itself, which may be anything.
const BROWSERS = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set(Object.values(Bowser.OS_MAP));

/** Names a device as its owner would: `Chrome on Android`. Versions are left out, since they change every month. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'An unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  return `${known(BROWSERS, browser.name) ?? 'A browser'} on ${known(SYSTEMS, os.name) ?? 'an unknown system'}`;
}

function known(names: ReadonlySet<string>, name: string | undefined): string | undefined {
  return name !== undefined && names.has(name) ? name : undefined;
}
