import { signWebhook, verifyWebhook } from './signature';

const secret = 'whsk_test_secret';
const body = '{"data":{"id":"evt_test","type":"event"}}';
const stamp = 1_496_734_173;
const at = { mode: 'test', now: stamp * 1000, toleranceSeconds: 300 } as const;

describe('webhook signature', () => {
  it('matches a vector computed outside this code', () => {
    const header = `t=${stamp},te=8fac6d30f2d01350c533575f86b2415e871e26ee2e33340327fe80f8bc3a1a0b,li=`;
    expect(verifyWebhook(secret, body, header, at)).toBe(true);
    expect(signWebhook(secret, body, stamp, 'test')).toBe(header);
  });

  it.each([
    ['another secret', 'whsk_other', body, signWebhook(secret, body, stamp, 'test')],
    [
      'an altered body',
      secret,
      body.replace('evt_test', 'evt_tess'),
      signWebhook(secret, body, stamp, 'test'),
    ],
    [
      'a re-serialised body',
      secret,
      JSON.stringify(JSON.parse(body), null, 1),
      signWebhook(secret, body, stamp, 'test'),
    ],
    [
      'an altered time',
      secret,
      body,
      signWebhook(secret, body, stamp, 'test').replace(`t=${stamp}`, `t=${stamp + 1}`),
    ],
    ['the signature of the other mode', secret, body, signWebhook(secret, body, stamp, 'live')],
    [
      'a cut signature',
      secret,
      body,
      signWebhook(secret, body, stamp, 'test').replace(/,li=$/, '').slice(0, -2),
    ],
    ['an empty header', secret, body, ''],
    ['no header', secret, body, null],
    ['a header without a time', secret, body, 'te=aa'],
  ])('refuses %s', (_name, key, raw, header) => {
    expect(verifyWebhook(key, raw, header, at)).toBe(false);
  });

  it.each([-301, 301])('refuses a signature %i seconds away', (seconds) => {
    const header = signWebhook(secret, body, stamp, 'test');
    expect(verifyWebhook(secret, body, header, { ...at, now: (stamp + seconds) * 1000 })).toBe(
      false,
    );
  });

  it.each([-299, 299])('accepts a signature %i seconds away', (seconds) => {
    const header = signWebhook(secret, body, stamp, 'test');
    expect(verifyWebhook(secret, body, header, { ...at, now: (stamp + seconds) * 1000 })).toBe(
      true,
    );
  });
});
