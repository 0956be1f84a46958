import { deviceName } from '@/lib/server/platform/session/device-name';

const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

test.each([
  [null, 'An unknown device'],
  ['', 'An unknown device'],
  [CHROME, 'Chrome on Android'],
  ['curl/8.5.0', 'A browser on an unknown system'],
  ['x', 'A browser on an unknown system'],
  // What a program calls itself goes into mails, so only known names do.
  ['http://evil.example/win/1 (Windows NT 10.0)', 'A browser on Windows'],
])('%s is %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
