import http from 'node:http';
import { Socket } from 'node:net';
import { setSecurityHeaders } from './security-headers.ts';

function policy(): Record<string, string> {
  const res = new http.ServerResponse(new http.IncomingMessage(new Socket()));
  setSecurityHeaders(res, { https: false });
  const rules = String(res.getHeader('permissions-policy')).split(', ');
  return Object.fromEntries(rules.map((rule) => rule.split('=')));
}

test('what a video call uses is for this site alone, what nothing uses for nobody', () => {
  const ofCalls = ['camera', 'microphone', 'display-capture', 'autoplay', 'fullscreen'];
  const rules = policy();
  for (const name of [...ofCalls, 'picture-in-picture', 'screen-wake-lock', 'speaker-selection'])
    expect([name, rules[name]]).toEqual([name, '(self)']);
  for (const name of ['geolocation', 'payment', 'usb']) expect(rules[name]).toBe('()');
});
