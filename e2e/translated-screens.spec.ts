import { ADMIN_ENTRIES } from '@/components/admin/frame/admin-entries';
import { getSession } from '@/lib/contract/accounts/authentication';
import { registerAdministrator } from './support/administrators';
import { acceptedAndPaid, lawyerOfClient, proposed } from './support/agreements';
import { bookAndPay, hold } from './support/bookings';
import { pickTime } from './support/lawyers';
import { OTHER_PAGES, pageKinds } from './support/page-kinds';
import { endedMeeting } from './support/past-meetings';
import { nineOClock } from './support/published-lawyer';
import { expect, test } from './support/test';
import { translatePages, type Walk, walkTranslated } from './support/translated';
import { chromeTranslation } from './support/translators';

/** Screens, acts and error pages are in the report. */
function expectWalked({ screens, acts, errors }: Walk): void {
  const description = `${screens} screens, ${acts} acts, ${errors.length} error pages`;
  test.info().annotations.push({ type: 'walked', description });
  expect(errors).toEqual([]);
  expect(acts).toBeGreaterThan(screens);
}

/** A walk presses what it finds: refusals belong to it. */
const REFUSED = /status of 4\d\d/;

test.describe('every screen goes on where the browser translates it', { tag: '@once' }, () => {
  test.slow();

  test('of a visitor', { tag: '@public' }, async ({ page, visitor, consoleWatch }) => {
    consoleWatch.allowText(REFUSED);
    await translatePages(page.context(), chromeTranslation);
    const kinds: string[] = Object.values(await pageKinds(visitor));
    const { lawyer } = await pickTime(visitor);
    const others = [`/waitlist/${lawyer._id}`, `/lawyer/${lawyer._id}/check`, '/practices'];
    expectWalked(await walkTranslated(page, [...kinds, ...OTHER_PAGES, ...others]));
  });

  test('of a client', { tag: '@portal' }, async ({ openPage, newCustomer, consoleWatch }) => {
    consoleWatch.allowText(REFUSED);
    const client = await newCustomer();
    const lawyer = await lawyerOfClient(client);
    // A client has at most two meetings ahead with one lawyer, so this one is over.
    const past = await bookAndPay(client, nineOClock(lawyer, 5));
    await endedMeeting(past.meetingId, 30);
    const ahead = await bookAndPay(client, nineOClock(lawyer, 4));
    const [offered, paid] = [await proposed(lawyer, client), await acceptedAndPaid(lawyer, client)];
    const { time, checkoutPath, gatewayUrl } = await hold(client);
    const page = await openPage({ as: client });
    await translatePages(page.context(), chromeTranslation);
    const meeting = `/customer-portal/meeting/${ahead.meetingId}`;
    const screens = [
      '/customer-portal',
      ...[
        'messages',
        'saved-lawyers',
        'work-items',
        'help',
        'account-settings',
        'account-settings/security',
        'account-settings/notifications',
        'account-settings/texts',
        'account-settings/data',
        'account-settings/delete',
      ].map((name) => `/customer-portal/${name}`),
      ...['', '/join', '/reschedule', '/plan', '/summary'].map((name) => `${meeting}${name}`),
      `/customer-portal/meeting/${past.meetingId}`,
      `/customer-portal/meeting/${past.meetingId}/summary`,
      ...[offered, paid].map(({ _id }) => `/customer-portal/work-items/${_id}`),
      `/customer-portal/messages/${lawyer.lawyerId}`,
      '/meeting',
      checkoutPath,
      gatewayUrl,
      nineOClock(lawyer, 6).path,
      time.path,
    ];
    expectWalked(await walkTranslated(page, screens));
  });

  test('of a lawyer', { tag: '@portal' }, async ({ openPage, newCustomer, consoleWatch }) => {
    consoleWatch.allowText(REFUSED);
    const client = await newCustomer();
    const lawyer = await lawyerOfClient(client);
    const past = await bookAndPay(client, nineOClock(lawyer, 5));
    await endedMeeting(past.meetingId, 30);
    const { meetingId } = await bookAndPay(client, nineOClock(lawyer, 4));
    const [offered, paid] = [await proposed(lawyer, client), await acceptedAndPaid(lawyer, client)];
    const { _id: clientId } = await client.api.call(getSession, {});
    const desk = await openPage({ as: lawyer });
    await translatePages(desk.context(), chromeTranslation);
    const screens = [
      '',
      ...['calendar', 'clients', 'help', 'meetings', 'members', 'messages', 'notary-public'],
      ...[
        'payments',
        'payments/tax',
        'profile',
        'public-profile',
        'work-items',
        'account-settings',
        'account-settings/programs',
      ],
      ...['availability', 'awards', 'banking-info', 'basic-info', 'education'].map(
        (section) => `profile/${section}`,
      ),
      'profile/work-experience',
      'work-items/proposal',
      `clients/${clientId}`,
      `messages/${clientId}`,
      ...['', '/join', '/reschedule'].map((name) => `meeting/${meetingId}${name}`),
      `meeting/${past.meetingId}`,
      ...[offered, paid].map(({ _id }) => `work-items/${_id}`),
      `work-items/${offered._id}/edit`,
    ].map((path) => `/lawyer-portal/${path}`.replace(/\/$/, ''));
    expectWalked(await walkTranslated(desk, screens));
  });

  test('of an administrator', { tag: '@admin' }, async ({
    openPage,
    newCustomer,
    consoleWatch,
  }) => {
    consoleWatch.allowText(REFUSED);
    const [administrator, client] = [await registerAdministrator(), await newCustomer()];
    const { _id } = await client.api.call(getSession, {});
    const desk = await openPage({ as: administrator });
    await translatePages(desk.context(), chromeTranslation);
    const user = `/admin/users/${_id}`;
    const ofUser = ['', '/agreements', '/meetings', '/payments'].map((name) => `${user}${name}`);
    const screens = [...ADMIN_ENTRIES.map(({ href }) => href), ...ofUser];
    expectWalked(await walkTranslated(desk, screens));
  });
});
