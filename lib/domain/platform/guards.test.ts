import { readdirSync } from 'node:fs';
import path from 'node:path';
import { guardRedirect, isGuarded, routeAccess, type SessionClaims } from './guards';

const SITE = 'https://sangguni.example';

/**
 * Every route of the specification's tables (section 2), built or not, and where each kind of person goes instead.
 * `-` stays · login, verify, home, lawyer: to /login, /verify-email, / or /lawyer-portal with the encoded own path,
 * second column, as callback_url · own: to the own portal, with nothing to come back to.
 */
const TABLE = `
# route                                    encoded                                            visitor  client? lawyer? client  lawyer
/                                          %2F                                                -        -       lawyer  -       lawyer
/about                                     %2Fabout                                           -        -       -       -       -
/blog                                      %2Fblog                                            -        -       -       -       -
/blog/renting-out                          %2Fblog%2Frenting-out                              -        -       -       -       -
/blog/tag/work                             %2Fblog%2Ftag%2Fwork                               -        -       -       -       -
/lawyer/nobody/check                       %2Flawyer%2Fnobody%2Fcheck                         -        -       -       -       -
/faq                                       %2Ffaq                                             -        -       -       -       -
/terms                                     %2Fterms                                           -        -       -       -       -
/help                                      %2Fhelp                                            -        -       -       -       -
/help/ask                                  %2Fhelp%2Fask                                      -        -       -       -       -
/privacy                                   %2Fprivacy                                         -        -       -       -       -
/developers                                %2Fdevelopers                                      -        -       -       -       -
/developers/meetings                       %2Fdevelopers%2Fmeetings                           -        -       -       -       -
/lawyers-online                            %2Flawyers-online                                  -        -       -       -       -
/lawyers-online/named                      %2Flawyers-online%2Fnamed                          -        -       -       -       -
/saved-lawyers                             %2Fsaved-lawyers                                   -        -       -       -       -
/compare-lawyers                           %2Fcompare-lawyers                                 -        -       -       -       -
/lawyers-online/civil                      %2Flawyers-online%2Fcivil                          -        -       -       -       -
/lawyers-online/civil/cebu                 %2Flawyers-online%2Fcivil%2Fcebu                   -        -       -       -       -
/free-legal-help                           %2Ffree-legal-help                                 -        -       -       -       -
/notary-public                             %2Fnotary-public                                   -        -       -       -       -
/notary-public/makati                      %2Fnotary-public%2Fmakati                          -        -       -       -       -
/notary-public/profile/n1                  %2Fnotary-public%2Fprofile%2Fn1                    -        -       -       -       -
/lawyer/maria-santos-7k2f                  %2Flawyer%2Fmaria-santos-7k2f                      -        -       -       -       -
/book                                      %2Fbook                                            login    verify  verify  -       lawyer
/book/maria/2026-11-24T02:00:00Z           %2Fbook%2Fmaria%2F2026-11-24T02%3A00%3A00Z         login    verify  verify  -       lawyer
/waitlist/maria-santos-7k2f                %2Fwaitlist%2Fmaria-santos-7k2f                      login    verify  verify  -       lawyer
/request-notary/maria-santos-7k2f             %2Frequest-notary%2Fmaria-santos-7k2f                login    verify  verify  -       lawyer
/leave-waitlist/token                      %2Fleave-waitlist%2Ftoken                            -        -       -       -       -
/stop-emails/token                         %2Fstop-emails%2Ftoken                               -        -       -       -       -
/texts-off                                 %2Ftexts-off                                       -        -       -       -       -
/texts-off/code                            %2Ftexts-off%2Fcode                                -        -       -       -       -
/join-practice/tok                         %2Fjoin-practice%2Ftok                             -        -       -       -       -
/practices                                 %2Fpractices                                       login    verify  verify  -       -
/guest/tok                                 %2Fguest%2Ftok                                     -        -       -       -       -
/guest/call/m1                             %2Fguest%2Fcall%2Fm1                               -        -       -       -       -
/pay/tok                                   %2Fpay%2Ftok                                       -        -       -       -       -
/pay/refund/tok                            %2Fpay%2Frefund%2Ftok                              -        -       -       -       -
/guest                                     %2Fguest                                           -        -       -       -       -
/checkout                                  %2Fcheckout                                        -        -       -       -       -
/checkout/booked/m1                        %2Fcheckout%2Fbooked%2Fm1                          login    verify  verify  -       lawyer
/login                                     %2Flogin                                           -        own     own     own     own
/login/second-step                         %2Flogin%2Fsecond-step                              -        own     own     own     own
/signup                                    %2Fsignup                                          -        own     own     own     own
/signup/lawyer                             %2Fsignup%2Flawyer                                 -        own     own     own     own
/signup/customer                           %2Fsignup%2Fcustomer                               -        own     own     own     own
/forgot-password                           %2Fforgot-password                                 -        own     own     own     own
/reset-password                            %2Freset-password                                  -        own     own     own     own
/reset-password/tok                        %2Freset-password%2Ftok                            -        own     own     own     own
/verify-email                              %2Fverify-email                                    -        -       -       -       -
/verify-email/tok                          %2Fverify-email%2Ftok                              -        -       -       -       -
/verify-ibp/tok                            %2Fverify-ibp%2Ftok                                -        -       -       -       -
/customer-portal                           %2Fcustomer-portal                                 login    verify  verify  -       lawyer
/customer-portal/meeting/m1                %2Fcustomer-portal%2Fmeeting%2Fm1                  login    verify  verify  -       lawyer
/customer-portal/meeting/m1/join           %2Fcustomer-portal%2Fmeeting%2Fm1%2Fjoin           login    verify  verify  -       lawyer
/customer-portal/meeting/m1/reschedule     %2Fcustomer-portal%2Fmeeting%2Fm1%2Freschedule     login    verify  verify  -       lawyer
/customer-portal/meeting/m1/summary        %2Fcustomer-portal%2Fmeeting%2Fm1%2Fsummary        login    verify  verify  -       lawyer
/customer-portal/meeting/m1/plan           %2Fcustomer-portal%2Fmeeting%2Fm1%2Fplan           login    verify  verify  -       lawyer
/customer-portal/work-items                %2Fcustomer-portal%2Fwork-items                    login    verify  verify  -       lawyer
/customer-portal/messages                  %2Fcustomer-portal%2Fmessages                      login    verify  verify  -       lawyer
/customer-portal/messages/l1               %2Fcustomer-portal%2Fmessages%2Fl1                 login    verify  verify  -       lawyer
/customer-portal/work-items/w1             %2Fcustomer-portal%2Fwork-items%2Fw1               login    verify  verify  -       lawyer
/customer-portal/work-items/w1/meetings/r1 %2Fcustomer-portal%2Fwork-items%2Fw1%2Fmeetings%2Fr1 login verify verify -       lawyer
/customer-portal/work-items/order/maria/o1 %2Fcustomer-portal%2Fwork-items%2Forder%2Fmaria%2Fo1 login    verify   verify   -        lawyer
/customer-portal/account-settings          %2Fcustomer-portal%2Faccount-settings              login    verify  verify  -       lawyer
/customer-portal/account-settings/security %2Fcustomer-portal%2Faccount-settings%2Fsecurity   login    verify  verify  -       lawyer
/customer-portal/saved-lawyers             %2Fcustomer-portal%2Fsaved-lawyers                 login    verify  verify  -       lawyer
/customer-portal/help                      %2Fcustomer-portal%2Fhelp                          login    verify  verify  -       lawyer
/lawyer-portal/members                     %2Flawyer-portal%2Fmembers                      login    verify  verify  home    -
/lawyer-portal/payments/p1                 %2Flawyer-portal%2Fpayments%2Fp1                  login    verify  verify  home    -
/lawyer-portal/payments/tax                %2Flawyer-portal%2Fpayments%2Ftax                 login    verify  verify  home    -
/admin                                     %2Fadmin                                          -        -       -       -       -
/admin/unlock                              %2Fadmin%2Funlock                                 -        -       -       -       -
/admin/tax                                 %2Fadmin%2Ftax                                     -        -        -        -        -
/admin/verifications                       %2Fadmin%2Fverifications                          -        -       -       -       -
/admin/verifications/v1                    %2Fadmin%2Fverifications%2Fv1                     -        -       -       -       -
/admin/cases                               %2Fadmin%2Fcases                                  -        -       -       -       -
/admin/cases/c1                            %2Fadmin%2Fcases%2Fc1                            -        -       -       -       -
/admin/refunds                             %2Fadmin%2Frefunds                                -        -       -       -       -
/admin/payouts                             %2Fadmin%2Fpayouts                                -        -       -       -       -
/admin/ledger                              %2Fadmin%2Fledger                                 -        -       -       -       -
/admin/users                               %2Fadmin%2Fusers                                  -        -       -       -       -
/admin/users/u1                            %2Fadmin%2Fusers%2Fu1                             -        -       -       -       -
/admin/users/u1/meetings                   %2Fadmin%2Fusers%2Fu1%2Fmeetings                  -        -       -       -       -
/admin/users/u1/agreements                 %2Fadmin%2Fusers%2Fu1%2Fagreements                -        -       -       -       -
/admin/users/u1/payments                   %2Fadmin%2Fusers%2Fu1%2Fpayments                  -        -       -       -       -
/admin/webhooks                            %2Fadmin%2Fwebhooks                               -        -       -       -       -
/admin/fee-invoices                        %2Fadmin%2Ffee-invoices                           -        -       -       -       -
/admin/jobs                                %2Fadmin%2Fjobs                                   -        -       -       -       -
/admin/settings                            %2Fadmin%2Fsettings                               -        -       -       -       -
/admin/audit                               %2Fadmin%2Faudit                                  -        -       -       -       -
/lawyer-portal                             %2Flawyer-portal                                   login    verify  verify  home    -
/lawyer-portal/account-settings            %2Flawyer-portal%2Faccount-settings                login    verify  verify  home    -
/lawyer-portal/account-settings/security   %2Flawyer-portal%2Faccount-settings%2Fsecurity     login    verify  verify  home    -
/lawyer-portal/help                        %2Flawyer-portal%2Fhelp                            login    verify  verify  home    -
/lawyer-portal/public-profile              %2Flawyer-portal%2Fpublic-profile                  login    verify  verify  home    -
/lawyer-portal/profile                     %2Flawyer-portal%2Fprofile                         login    verify  verify  home    -
/lawyer-portal/profile/written-work        %2Flawyer-portal%2Fprofile%2Fwritten-work          login    verify   verify   home     -
/lawyer-portal/profile/basic-info          %2Flawyer-portal%2Fprofile%2Fbasic-info            login    verify  verify  home    -
/lawyer-portal/profile/banking-info        %2Flawyer-portal%2Fprofile%2Fbanking-info          login    verify  verify  home    -
/lawyer-portal/profile/education           %2Flawyer-portal%2Fprofile%2Feducation             login    verify  verify  home    -
/lawyer-portal/profile/education/e1/edit   %2Flawyer-portal%2Fprofile%2Feducation%2Fe1%2Fedit login    verify  verify  home    -
/lawyer-portal/profile/work-experience     %2Flawyer-portal%2Fprofile%2Fwork-experience       login    verify  verify  home    -
/lawyer-portal/profile/work-experience/7/edit %2Flawyer-portal%2Fprofile%2Fwork-experience%2F7%2Fedit login verify verify home   -
/lawyer-portal/profile/awards              %2Flawyer-portal%2Fprofile%2Fawards                login    verify  verify  home    -
/lawyer-portal/profile/awards/a1/edit      %2Flawyer-portal%2Fprofile%2Fawards%2Fa1%2Fedit    login    verify  verify  home    -
/lawyer-portal/profile/availability        %2Flawyer-portal%2Fprofile%2Favailability          login    verify  verify  home    -
/lawyer-portal/calendar                    %2Flawyer-portal%2Fcalendar                        login    verify  verify  home    -
/lawyer-portal/meetings                    %2Flawyer-portal%2Fmeetings                        login    verify  verify  home    -
/lawyer-portal/meeting/m1                  %2Flawyer-portal%2Fmeeting%2Fm1                    login    verify  verify  home    -
/lawyer-portal/meeting/m1/join             %2Flawyer-portal%2Fmeeting%2Fm1%2Fjoin             login    verify  verify  home    -
/lawyer-portal/meeting/m1/reschedule       %2Flawyer-portal%2Fmeeting%2Fm1%2Freschedule       login    verify  verify  home    -
/lawyer-portal/meeting/m1/summary          %2Flawyer-portal%2Fmeeting%2Fm1%2Fsummary          login    verify  verify  home    -
/lawyer-portal/clients                     %2Flawyer-portal%2Fclients                         login    verify  verify  home    -
/lawyer-portal/messages                    %2Flawyer-portal%2Fmessages                        login    verify  verify  home    -
/lawyer-portal/clients/c1                  %2Flawyer-portal%2Fclients%2Fc1                    login    verify  verify  home    -
/lawyer-portal/messages/c1                 %2Flawyer-portal%2Fmessages%2Fc1                   login    verify  verify  home    -
/lawyer-portal/work-items                  %2Flawyer-portal%2Fwork-items                      login    verify  verify  home    -
/lawyer-portal/work-items/proposal         %2Flawyer-portal%2Fwork-items%2Fproposal           login    verify  verify  home    -
/lawyer-portal/work-items/w1               %2Flawyer-portal%2Fwork-items%2Fw1                 login    verify  verify  home    -
/lawyer-portal/work-items/w1/edit          %2Flawyer-portal%2Fwork-items%2Fw1%2Fedit          login    verify  verify  home    -
/lawyer-portal/payments                    %2Flawyer-portal%2Fpayments                        login    verify  verify  home    -
/lawyer-portal/notary-public               %2Flawyer-portal%2Fnotary-public                   login    verify  verify  home    -
/meeting                                   %2Fmeeting                                         login    verify  verify  -       -
/meeting/m1                                %2Fmeeting%2Fm1                                    login    verify  verify  -       -
/meeting/associate/m1                      %2Fmeeting%2Fassociate%2Fm1                        login    verify  verify  -       -
/test-gateway/cs_1                         %2Ftest-gateway%2Fcs_1                             -        -       -       -       -
/test-google/calendar                      %2Ftest-google%2Fcalendar                          -        -       -       -       -
/test-google/consent                       %2Ftest-google%2Fconsent                           -        -       -       -       -
/test-texts                                %2Ftest-texts                                      -        -       -       -       -
/went-wrong                                %2Fwent-wrong                                      -        -       -       -       -
/bookmarks                                 %2Fbookmarks                                       -        -       -       -       -
/loginhelp                                 %2Floginhelp                                       -        -       -       -       -
/meetings                                  %2Fmeetings                                        -        -       -       -       -
/customer-portals                          %2Fcustomer-portals                                -        -       -       -       -
`;

const PEOPLE: readonly (readonly [string, SessionClaims | null, string])[] = [
  ['a visitor', null, '/never'],
  ['an unverified client', { type: 'CUSTOMER', emailVerified: false }, '/customer-portal'],
  ['an unverified lawyer', { type: 'LAWYER', emailVerified: false }, '/lawyer-portal'],
  ['a client', { type: 'CUSTOMER', emailVerified: true }, '/customer-portal'],
  ['a lawyer', { type: 'LAWYER', emailVerified: true }, '/lawyer-portal'],
];

const TARGETS: Readonly<Record<string, string>> = {
  login: '/login?callback_url=',
  verify: '/verify-email?callback_url=',
  home: '/?callback_url=',
  lawyer: '/lawyer-portal?callback_url=',
};

interface Row {
  route: string;
  encoded: string;
  words: readonly string[];
}

const ROWS: Row[] = TABLE.split('\n')
  .filter((line) => line.startsWith('/'))
  .map((line) => {
    const [route = '', encoded = '', ...words] = line.split(/\s+/);
    return { route, encoded, words };
  });

function expected(word: string | undefined, encoded: string, ownPortal: string): string | null {
  if (word === '-') return null;
  if (word === 'own') return ownPortal;
  const target = TARGETS[word ?? ''];
  if (!target) throw new Error(`no such word in the table: ${word}`);
  return `${target}${encoded}`;
}

const CASES = ROWS.flatMap(({ route, encoded, words }) =>
  PEOPLE.map(([who, claims, ownPortal], i) => ({
    who,
    claims,
    route,
    to: expected(words[i], encoded, ownPortal),
  })),
);

test('whoever works for a practice, and is in the own account, chooses it first', () => {
  const member: SessionClaims = { type: 'CUSTOMER', emailVerified: true, works: true };
  const path = '/lawyer-portal/meeting/m1';
  expect(guardRedirect(path, '?tab=talk', member, SITE)).toBe(
    '/practices?callback_url=%2Flawyer-portal%2Fmeeting%2Fm1%3Ftab%3Dtalk',
  );
  expect(guardRedirect('/customer-portal', '', member, SITE)).toBeNull();
  expect(guardRedirect(path, '', { ...member, emailVerified: false }, SITE)).toBe(
    '/verify-email?callback_url=%2Flawyer-portal%2Fmeeting%2Fm1',
  );
});

test('the table is whole', () => {
  expect(ROWS.length).toBe(135);
  for (const { words } of ROWS) expect(words).toHaveLength(PEOPLE.length);
  for (const { route, encoded } of ROWS) expect(decodeURIComponent(encoded)).toBe(route);
});

test.each(CASES)('$who on $route goes to $to', ({ claims, route, to }) => {
  expect(guardRedirect(route, '', claims, SITE)).toBe(to);
});

test('every page of the product has a row', () => {
  const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map(
      (file) => `/${path.dirname(file)}`.replace(/\/\([^)]+\)/g, '').replace(/^\/\.$/, '/') || '/',
    );
  expect(pages.length).toBeGreaterThan(0);
  const missing = pages.filter((page) => {
    const pattern = new RegExp(`^${page.replace(/\[[^\]]+\]/g, '[^/]+')}$`);
    return !ROWS.some(({ route }) => pattern.test(route));
  });
  expect(missing).toEqual([]);
});

describe('callback_url', () => {
  const client: SessionClaims = { type: 'CUSTOMER', emailVerified: true };
  const lawyer: SessionClaims = { type: 'LAWYER', emailVerified: true };

  test('carries the query of the page', () => {
    expect(guardRedirect('/book/a/b', '?duration=60&x=1', null, SITE)).toBe(
      '/login?callback_url=%2Fbook%2Fa%2Fb%3Fduration%3D60%26x%3D1',
    );
  });

  test('brings somebody signed in where they wanted to go', () => {
    const search = '?callback_url=%2Fbook%2Fa%2Fb%3Fduration%3D60';
    expect(guardRedirect('/login', search, client, SITE)).toBe('/book/a/b?duration=60');
    expect(guardRedirect('/signup/customer', search, client, SITE)).toBe('/book/a/b?duration=60');
  });

  test('takes an absolute address of this site, and its path alone', () => {
    const search = `?callback_url=${encodeURIComponent(`${SITE}/book/a/b?duration=60`)}`;
    expect(guardRedirect('/login', search, client, SITE)).toBe('/book/a/b?duration=60');
    expect(guardRedirect('/login', search, client, 'https://other.example')).toBe(
      '/customer-portal',
    );
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/login', '/%09/evil'])(
    'is ignored when it is %s',
    (hostile) => {
      const search = `?callback_url=${encodeURIComponent(hostile)}`;
      expect(guardRedirect('/login', search, client, SITE)).toBe('/customer-portal');
      expect(guardRedirect('/login', search, lawyer, SITE)).toBe('/lawyer-portal');
    },
  );

  test('never sends anybody round in circles', () => {
    const starts = ROWS.flatMap(({ route, encoded }) => [
      [route, ''],
      ['/login', `?callback_url=${encoded}`],
    ]);
    for (const [, claims] of PEOPLE) {
      for (const [pathname = '', search = ''] of starts) {
        let at = new URL(pathname + search, SITE);
        let steps = 0;
        for (;;) {
          const next = guardRedirect(at.pathname, at.search, claims, SITE);
          if (next === null) break;
          at = new URL(next, at);
          steps += 1;
          expect(steps).toBeLessThan(5);
        }
      }
    }
  });
});

test('only pages that need a session wait for it', () => {
  expect(isGuarded('/customer-portal/work-items')).toBe(true);
  expect(isGuarded('/book/a/b')).toBe(true);
  expect(isGuarded('/lawyer-portal')).toBe(true);
  expect(isGuarded('/meeting/m1')).toBe(true);
  expect(isGuarded('/')).toBe(false);
  expect(isGuarded('/login')).toBe(false);
  expect(isGuarded('/checkout')).toBe(false);
  expect(routeAccess('/admin')).toBe('open');
});

test('password managers are led to the part of the own settings', () => {
  const target = (claims: SessionClaims | null) =>
    guardRedirect('/.well-known/change-password', '', claims, SITE);
  expect(target({ type: 'CUSTOMER', emailVerified: true })).toBe(
    '/customer-portal/account-settings/security#password',
  );
  expect(target({ type: 'LAWYER', emailVerified: true })).toBe(
    '/lawyer-portal/account-settings/security#password',
  );
  expect(target(null)).toBe('/login?callback_url=%2F.well-known%2Fchange-password');
});
