import { contacts } from './contacts';
import { readEnv } from './env';

test('what is not set is not there, but for an address to write to', () => {
  expect(contacts(readEnv({}))).toEqual({
    supportEmail: 'help@sangguni.example',
    privacyEmail: 'help@sangguni.example',
    securityContact: 'mailto:help@sangguni.example',
    social: [],
    sendsTexts: true,
  });
});

test('a number to call is there when it is set', () => {
  expect(contacts(readEnv({ SUPPORT_PHONE: '+639171234567' })).supportPhone).toBe('+639171234567');
  expect(() => readEnv({ SUPPORT_PHONE: '0917 123 4567' })).toThrow('SUPPORT_PHONE');
});

test('links come in the order of the alphabet, whatever the order of the settings', () => {
  const settings = readEnv({
    SOCIAL_YOUTUBE: 'https://www.youtube.com/@sangguni',
    SOCIAL_FACEBOOK: 'https://www.facebook.com/sangguni',
  });
  expect(contacts(settings).social).toEqual([
    { label: 'Facebook', href: 'https://www.facebook.com/sangguni' },
    { label: 'YouTube', href: 'https://www.youtube.com/@sangguni' },
  ]);
});

test('questions about personal data go to their own address, else to support', () => {
  const support = { SUPPORT_EMAIL: 'care@sangguni.example' };
  expect(contacts(readEnv(support)).privacyEmail).toBe('care@sangguni.example');
  const both = { ...support, PRIVACY_EMAIL: 'privacy@sangguni.example' };
  expect(contacts(readEnv(both))).toMatchObject({
    supportEmail: 'care@sangguni.example',
    privacyEmail: 'privacy@sangguni.example',
  });
});

test('a flaw is reported by mail or on a page, else to support', () => {
  const of = (SECURITY_CONTACT: string) => contacts(readEnv({ SECURITY_CONTACT })).securityContact;
  expect(of('security@sangguni.example')).toBe('mailto:security@sangguni.example');
  expect(of('https://sangguni.example/report')).toBe('https://sangguni.example/report');
  expect(() => of('http://sangguni.example/report')).toThrow('SECURITY_CONTACT');
});

test('texts are sent locally, and in production by a carrier alone', () => {
  const settings = readEnv({});
  const at = (given: Partial<typeof settings>) =>
    contacts({ ...settings, APP_ENV: 'production', ...given }).sendsTexts;
  expect([
    at({}),
    at({ TWILIO_FROM: 'SANGGUNI' }),
    at({ SEMAPHORE_SENDER_NAME: 'SANGGUNI' }),
  ]).toEqual([false, true, true]);
});

test('the Trustmark has a number and an https link, or is not there', () => {
  const both = {
    DTI_TRUSTMARK: 'TM-2026-000123',
    DTI_TRUSTMARK_URL: 'https://trustmark.example/1',
  };
  expect(contacts(readEnv(both)).trustmark).toEqual({
    number: 'TM-2026-000123',
    href: 'https://trustmark.example/1',
  });
  expect(() => readEnv({ DTI_TRUSTMARK: 'TM-2026-000123' })).toThrow(
    'DTI_TRUSTMARK_URL: is needed with DTI_TRUSTMARK',
  );
  expect(() => readEnv({ ...both, DTI_TRUSTMARK_URL: 'http://trustmark.example/1' })).toThrow(
    'DTI_TRUSTMARK_URL: must be an https address',
  );
});
