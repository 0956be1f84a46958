import { deviceName } from '@/lib/server/platform/session/device-name';

const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

test.each([
  [null, 'An unknown device'],
  ['', 'An unknown device'],
  [CHROME, 'Chrome on Android'],
  ['curl/8.5.0', 'A browser on an unknown system'],
  ['x', 'A browser on an unknown system'],
  // A program chooses its own name, and mails show it: only known names are used.
  ['http://evil.example/win/1 (Windows NT 10.0)', 'A browser on Windows'],
])('%s is %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
