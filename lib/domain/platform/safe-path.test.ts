import fc from 'fast-check';
import { isUnder, parseSafePath, type SafePath, sitePath, withCallback } from './safe-path';

const SITE = 'https://sangguni.example';
const VISITOR_PAGES = /^\/(?:signup|login|forgot-password|reset-password)(?:\/|$)/;

/** Where a browser on our site, and a proxy or router that decodes the path once, would end up. */
function destinations(path: string): URL[] {
  const url = new URL(path, SITE);
  return [url, new URL(decodeURIComponent(url.pathname), SITE)];
}

const REFUSED = [
  // No path of this site.
  ['nothing', ''],
  ['a relative path', 'customer-portal'],
  ['a query alone', '?callback_url=/'],
  ['a leading space', ' /customer-portal'],
  ['a full address of another site', 'https://evil.example/'],
  ['a full address of this site', 'https://sangguni.example/customer-portal'],
  ['a scheme without slashes', 'https:evil.example'],
  ['a scheme with one slash', 'https:/evil.example'],
  ['javascript', 'javascript:alert(1)'],
  ['javascript with a line break inside', 'java\nscript:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a blob', 'blob:https://sangguni.example/1'],
  ['a mail address', 'mailto:a@evil.example'],
  ['a user part', 'sangguni.example@evil.example'],
  ['a full-width slash first', '\uFF0F\uFF0Fevil.example'],
  // Another host.
  ['two slashes', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['many slashes', '//////evil.example/customer-portal'],
  ['slash and backslash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['backslash and slash', '\\/evil.example'],
  ['slash, backslash, slash', '/\\/evil.example'],
  ['two slashes and a user part', '//sangguni.example@evil.example'],
  ['two slashes and a port', '//evil.example:443/customer-portal'],
  ['two slashes and an IPv6 address', '//[2001:db8::1]/'],
  ['a broken host', '//[evil'],
  // Characters that browsers drop.
  ['a tab between slashes', '/\t/evil.example'],
  ['a line feed between slashes', '/\n/evil.example'],
  ['a carriage return between slashes', '/\r/evil.example'],
  ['a tab before a backslash', '/\t\\evil.example'],
  ['CR and LF between slashes', '/\r\n/evil.example'],
  ['tabs around and between', '/\t\t/\tevil.example'],
  // Dots that resolve to two slashes.
  ['a dot segment', '/.//evil.example'],
  ['two dots', '/..//evil.example'],
  ['down and up again', '/book/..//evil.example'],
  ['down and up with backslashes', '/book\\..\\\\evil.example'],
  ['an encoded dot', '/%2e//evil.example'],
  ['encoded dots', '/%2e%2e//evil.example'],
  ['one dot plain, one encoded', '/.%2e//evil.example'],
  ['deep and encoded', '/a/%2e%2e/%2E%2E//evil.example'],
  // A proxy that decodes once would make another host of these.
  ['an encoded tab', '/%09/evil.example'],
  ['an encoded line feed', '/%0a/evil.example'],
  ['encoded CR and LF with a header', '/%0d%0aSet-Cookie:session=1'],
  ['an encoded line break later in the path', '/blog/%0d%0aSet-Cookie:session=1'],
  ['an encoded null', '/%00/evil.example'],
  ['encoded slashes', '/%2f%2fevil.example'],
  ['one encoded slash', '/%2Fevil.example'],
  ['an encoded backslash', '/%5cevil.example'],
  ['encoded backslashes later', '/blog/%5C%5Cevil.example'],
  ['an encoded slash after a dot', '/.%2f/evil.example'],
  ['an encoded slash after two dots', '/..%2f%2fevil.example'],
  ['an encoded backslash after a dot', '/.%5cevil.example'],
  ['dots and slashes encoded', '/%2e%2e%2f%2fevil.example'],
  ['a broken escape', '/%zz'],
  ['half an escape', '/blog/100%'],
  ['bytes that are not UTF-8', '/%ff%fe'],
  ['an overlong slash', '/%c0%afevil.example'],
  // Too long.
  ['2,001 characters', `/${'a'.repeat(2000)}`],
  ['a megabyte', `/${'a'.repeat(1_000_000)}`],
  // Pages for visitors only, under any spelling.
  ['the sign-in page', '/login'],
  ['the sign-in page with its own callback', '/login?callback_url=%2Flogin'],
  ['the sign-in page with a hash', '/login#top'],
  ['the sign-in page with a slash', '/login/'],
  ['the sign-in page by dots', '/blog/../login'],
  ['the sign-in page by encoded dots', '/blog/%2e%2e/login'],
  ['the sign-in page by a dropped tab', '/log\tin'],
  ['the sign-in page by a backslash', '/login\\'],
  ['the sign-in page by an encoded letter', '/%6cogin'],
  ['the sign-in page by encoded letters', '/%6C%6F%67%69%6E?x=1'],
  ['sign-up', '/signup'],
  ['sign-up of a client', '/signup/customer'],
  ['sign-up of a lawyer, encoded slash', '/signup%2flawyer'],
  ['forgot password', '/forgot-password'],
  ['reset password', '/reset-password/token'],
] as const;

test.each(REFUSED)('ignores %s', (_what, raw) => {
  expect(parseSafePath(raw)).toBeNull();
});

test.each(REFUSED)('ignores %s, where the own origin is known too', (what, raw) => {
  const isOwn = what === 'a full address of this site';
  expect(parseSafePath(raw, SITE)).toBe(isOwn ? '/customer-portal' : null);
});

describe('an absolute address of the own origin', () => {
  test.each([
    [`${SITE}/customer-portal`, '/customer-portal'],
    [
      `${SITE}/book/maria/2026-11-24T02:00:00Z?duration=60#pay`,
      '/book/maria/2026-11-24T02:00:00Z?duration=60#pay',
    ],
    [SITE, '/'],
    [`${SITE}?area=civil`, '/?area=civil'],
    [`${SITE}#fees`, '/#fees'],
    [`${SITE}:443/faq`, '/faq'],
    ['HTTPS://SANGGUNI.EXAMPLE/faq', '/faq'],
    [`${SITE}/blog/../faq`, '/faq'],
  ])('%s is the path %s', (raw, path) => {
    expect(parseSafePath(raw, SITE)).toBe(path);
    expect(parseSafePath(raw)).toBeNull();
  });

  test.each([
    ['another site', 'https://evil.example/customer-portal'],
    ['http in place of https', 'http://sangguni.example/customer-portal'],
    ['another port', `${SITE}:8443/customer-portal`],
    ['a part of the name', 'https://www.sangguni.example/customer-portal'],
    ['the name as a part', 'https://sangguni.example.evil.example/'],
    ['the name with more letters', 'https://sangguni.example2/'],
    ['a dot after the name', 'https://sangguni.example./'],
    ['the name as a user', 'https://sangguni.example@evil.example/'],
    ['a user of this site', 'https://user@sangguni.example/'],
    ['a user and a password', 'https://user:secret@sangguni.example/'],
    ['no scheme', '//sangguni.example/customer-portal'],
    ['another scheme', 'ftp://sangguni.example/customer-portal'],
    ['a blob of this site', `blob:${SITE}/1`],
    ['no slashes', 'https:sangguni.example/customer-portal'],
    ['one slash', 'https:/sangguni.example/customer-portal'],
    ['three slashes', 'https:///sangguni.example/customer-portal'],
    ['backslashes', 'https:\\\\sangguni.example/customer-portal'],
    ['a slash and a backslash', 'https:/\\sangguni.example/customer-portal'],
    ['a leading space', ` ${SITE}/customer-portal`],
    ['a line break in the scheme', 'ht\ntps://sangguni.example/customer-portal'],
    ['two slashes behind it', `${SITE}//evil.example`],
    ['a slash and a backslash behind it', `${SITE}/\\evil.example`],
    ['a backslash behind it', `${SITE}\\\\evil.example`],
    ['dots and two slashes behind it', `${SITE}/..//evil.example`],
    ['an encoded slash behind it', `${SITE}/%2fevil.example`],
    ['its sign-in page', `${SITE}/login`],
    ['its sign-in page, spelled otherwise', `${SITE}/%6cogin?x=1`],
    ['2,001 characters', `${SITE}/${'a'.repeat(2001 - SITE.length)}`],
  ])('is ignored with %s', (_what, raw) => {
    expect(parseSafePath(raw, SITE)).toBeNull();
  });

  test.each(['http://127.0.0.1:3000', 'http://[::1]:3000'])('%s is one, too', (origin) => {
    expect(parseSafePath(`${origin}/faq`, origin)).toBe('/faq');
    expect(parseSafePath(`${origin.replace('3000', '3001')}/faq`, origin)).toBeNull();
  });
});

test.each([null, undefined])('ignores %s', (nothing) => {
  expect(parseSafePath(nothing)).toBeNull();
});

/** Odd, but a path of ours wherever it is resolved. */
const HARMLESS = [
  ['backslashes in a path', '/blog\\post', '/blog/post'],
  ['two slashes later in a path', '/blog//evil.example', '/blog//evil.example'],
  ['an address in a query', '/?next=//evil.example', '/?next=//evil.example'],
  ['an address in a hash', '/faq#//evil.example', '/faq#//evil.example'],
  ['a port', '/:443', '/:443'],
  ['a user part', '/@evil.example', '/@evil.example'],
  ['full-width slashes', '/\uFF0F\uFF0Fevil.example', '/%EF%BC%8F%EF%BC%8Fevil.example'],
  ['a fraction slash', '/\u2044evil.example', '/%E2%81%84evil.example'],
  ['a division slash', '/\u2215evil.example', '/%E2%88%95evil.example'],
  ['a line separator', '/\u2028/evil.example', '/%E2%80%A8/evil.example'],
  ['a header after a line break', '/faq\r\nSet-Cookie: a=b', '/faqSet-Cookie:%20a=b'],
  ['half a surrogate pair', '/\uD800', '/%EF%BF%BD'],
  ['slashes encoded twice', '/%252f%252fevil.example', '/%252f%252fevil.example'],
  ['a dot', '/.', '/'],
  ['a name that begins like a visitors page', '/loginhelp', '/loginhelp'],
] as const;

test.each(HARMLESS)('stays on the site with %s', (_what, raw, accepted) => {
  expect(parseSafePath(raw)).toBe(accepted);
  for (const { origin } of destinations(accepted)) expect(origin).toBe(SITE);
});

test.each([
  '/',
  '/?area=civil',
  '/customer-portal',
  '/customer-portal/',
  '/customer-portal/meeting/0b5c7a52-33cf-4d6a-9f7e-0b6f4d7f6a11',
  '/customer-portal/meeting/1/join?from=mail#chat',
  '/lawyer-portal/profile/education/7/edit',
  '/book/maria-santos-7k2f/2026-11-24T02:00:00Z?duration=30',
  '/book/maria-santos-7k2f/2026-11-24T02:00:00Z?duration=60#pay',
  '/lawyers-online?area_of_practice=civil&legal_problem=402&region=Metro+Manila+(NCR)',
  '/lawyers-online/civil/metro-manila',
  '/verify-email?callback_url=%2Fbook%2Fmaria-santos-7k2f%2F2026-11-24T02%3A00%3A00Z',
  '/verify-email/Xk3-_9aZ',
  '/checkout?ref=abc_DEF-123',
  '/lawyer/jos%C3%A9-reyes?utm_source=a%2Fb',
  '/meeting/1',
  '/faq#fees',
  `/${'a'.repeat(1999)}`,
])('keeps %s', (path) => {
  expect(parseSafePath(path)).toBe(path);
});

test('whatever comes in, what is accepted stays on the site and off the visitors-only pages', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '%5c',
    '%09',
    '%00',
    '%',
    '\t',
    '\n',
    '\0',
    ' ',
    ':',
    '@',
    '?',
    '#',
    '&',
    ';',
    'login',
    'signup',
    '%6c',
    'ogin',
    'forgot-password',
    'https:',
    'javascript:',
    'evil.example',
    '\uFF0F',
    '\u2028',
    '\uD800',
    'a',
    '[',
    ']',
    '%25',
    '%c0%af',
  );
  const hostile = fc.string({ unit: piece, maxLength: 12 });
  const any = fc.oneof(
    hostile,
    hostile.map((rest) => `/${rest}`),
    hostile.map((rest) => `${SITE}${rest}`),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(any, (raw) => {
      const accepted = parseSafePath(raw, SITE);
      if (accepted === null) return;
      expect(accepted.startsWith('/')).toBe(true);
      for (const url of destinations(accepted)) {
        expect(url.origin).toBe(SITE);
        expect(url.pathname).not.toMatch(VISITOR_PAGES);
      }
      // Kept once, kept as it is: it travels through several redirects.
      expect(parseSafePath(accepted)).toBe(accepted);
    }),
    { numRuns: 20_000 },
  );
});

test.each([
  ['/book', '/book', true],
  ['/book/', '/book', true],
  ['/book/a/b', '/book', true],
  ['/booking', '/book', false],
  ['/', '/book', false],
  ['/a/book', '/book', false],
])('%s under %s: %s', (pathname, prefix, expected) => {
  expect(isUnder(pathname, prefix)).toBe(expected);
});

describe('a path that the code writes', () => {
  test.each([
    '..',
    '//evil.example',
    '\\evil.example',
    '%2f%2fevil',
    '\r\nSet-Cookie: a=b',
    '?x=1#y',
    '\t/',
  ])('stays on the site with %j put into it', (value) => {
    const path = sitePath`/verify-email/${value}`;
    for (const { origin } of [new URL(path, SITE)]) expect(origin).toBe(SITE);
    expect(path).toBe(`/verify-email/${encodeURIComponent(value)}`);
  });

  test('keeps what the code itself wrote', () => {
    expect(sitePath`/checkout?ref=${'a&b=c'}`).toBe('/checkout?ref=a%26b%3Dc');
    expect(sitePath`/`).toBe('/');
  });

  test('has to begin on the site, whatever is put into it', () => {
    expect(() => sitePath`//evil.example`).toThrow(TypeError);
    expect(() => sitePath`/\\evil.example`).toThrow(TypeError);
    expect(() => sitePath`${'/faq'}`).toThrow(TypeError);
    expect(() => sitePath`https://evil.example`).toThrow(TypeError);
  });
});

test('a place to come back to is encoded, and left out when there is none', () => {
  const back = parseSafePath('/book/maria?duration=60#pay');
  expect(withCallback(sitePath`/login`, back)).toBe(
    '/login?callback_url=%2Fbook%2Fmaria%3Fduration%3D60%23pay',
  );
  expect(withCallback(sitePath`/login`, null)).toBe('/login');
});

test('a text that nobody judged does not pass for a path', () => {
  const passes: string extends SafePath ? true : false = false;
  expect(passes).toBe(false);
});
