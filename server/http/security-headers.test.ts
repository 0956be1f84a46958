import { setSecurityHeaders } from './security-headers.ts';

function policy() {
  const headers = new Map();
  setSecurityHeaders(
    {
      hasHeader: (name) => headers.has(name),
      setHeader: (name, value) => headers.set(name, value),
    },
    { https: false },
  );
  return Object.fromEntries(
    headers
      .get('permissions-policy')
      .split(', ')
      .map((rule) => rule.split('=')),
  );
}

test('what a video call uses is for this site alone, what nothing uses for nobody', () => {
  const ofCalls = ['camera', 'microphone', 'display-capture', 'autoplay', 'fullscreen'];
  const rules = policy();
  for (const name of [...ofCalls, 'picture-in-picture', 'screen-wake-lock', 'speaker-selection'])
    expect([name, rules[name]]).toEqual([name, '(self)']);
  for (const name of ['geolocation', 'payment', 'usb']) expect(rules[name]).toBe('()');
});
