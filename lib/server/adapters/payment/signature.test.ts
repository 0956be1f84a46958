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

  const mac = '8fac6d30f2d01350c533575f86b2415e871e26ee2e33340327fe80f8bc3a1a0b';
  it.each([
    ['in another order', `li=,te=${mac},t=${stamp}`],
    ['with spaces', `  t = ${stamp} ,  te =${mac},   li=  `],
    ['with parts that are newer', `v=2,t=${stamp},te=${mac},li=,x`],
    ['signed for both modes', `t=${stamp},li=${'0'.repeat(64)},te=${mac}`],
  ])('accepts parts %s', (_name, header) => {
    expect(verifyWebhook(secret, body, header, at)).toBe(true);
  });

  it('takes in live mode what is signed for it, and nothing else', () => {
    const live = { ...at, mode: 'live' } as const;
    expect(verifyWebhook(secret, body, `li=${mac},te=,t=${stamp}`, live)).toBe(true);
    expect(verifyWebhook(secret, body, `te=${mac},li=,t=${stamp}`, live)).toBe(false);
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
