import type { Page } from '@playwright/test';
import { getLawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { cancelMeeting, createMeeting } from '@/lib/contract/meetings/meetings';
import { limit } from '../scripts/lib/test/speed';
import { bookAndPay, meetingInput, meetingOf, newSubject } from './support/bookings';
import { expectMail, linkIn, mailsAbout } from './support/inbox';
import { expectAfter } from './support/jobs';
import { openTime } from './support/lawyers';
import { endedMeeting, startsNow } from './support/past-meetings';
import type { Person } from './support/people';
import { publishedLawyer } from './support/published-lawyer';
import { becomes, expect, expectAccessible, picture, ready, test, visit } from './support/test';
import { expectUsable } from './support/usable';

type Lawyer = Awaited<ReturnType<typeof publishedLawyer>>;

/** A time of this lawyer that is open, some days ahead. */
async function timeOf(client: Person, { lawyerId }: Lawyer, at = 0) {
  const shown = await client.api.call(getLawyerProfile, { params: { id: lawyerId } });
  const open = Object.values(shown.calendar).flat()[at];
  if (!open) throw new Error('the lawyer has no open time');
  return openTime(shown, open.start_time, 30);
}

/** A paid meeting by video of this client with this lawyer. */
async function booked(client: Person, lawyer: Lawyer) {
  return bookAndPay(client, await timeOf(client, lawyer));
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The lobby, without any device: what can be joined with neither. */
async function expectLobby(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toHaveText('Ready to join?');
  await expect(page.getByRole('button', { name: 'Join meeting' })).toBeVisible();
}

test.describe('the way into a call', { tag: ['@video', '@once'] }, () => {
  test.slow();

  test(
    'from both portals, the list of calls and the summary',
    { tag: '@core' },
    async ({ page, openPage, newCustomer }, info) => {
      const [lawyer, client] = [await publishedLawyer(), await newCustomer()];
      const { meetingId, subject } = await booked(client, lawyer);
      const lobby = (portal: string) => `/${portal}-portal/meeting/${meetingId}/join`;
      await becomes(page, client);
      await test.step('nothing to join before its time', async () => {
        await expectUsable(page, '/meeting');
        await expect(page.getByRole('heading', { name: 'Nothing to join now' })).toBeVisible();
        await expect(page.getByText(/The next one opens on/)).toBeVisible();
        await visit(page, `/customer-portal/meeting/${meetingId}`);
        await expect(page.getByRole('button', { name: 'Join meeting' })).toBeDisabled();
        await picture(page, info, 'meeting before its time');
      });
      await startsNow(meetingId, 5);
      await test.step('the client, from the list', async () => {
        await visit(page, '/customer-portal');
        await picture(page, info, 'list of a client');
        await page.getByRole('link', { name: `Join meeting for ${subject}` }).click();
        await expectLobby(page, lobby('customer'));
        await picture(page, info, 'lobby in the portal');
      });
      await test.step('from the page of the meeting, and from the list of calls', async () => {
        await visit(page, `/customer-portal/meeting/${meetingId}`);
        await page.getByRole('link', { name: 'Join meeting' }).click();
        await expectLobby(page, lobby('customer'));
        await expectUsable(page, '/meeting');
        await page.getByRole('link', { name: `Join meeting for ${subject}` }).click();
        await expectLobby(page, lobby('customer'));
      });
      await test.step('the lawyer, from the first page and the list', async () => {
        const desk = await openPage({ as: lawyer });
        await visit(desk, '/lawyer-portal');
        await picture(desk, info, 'first page of the lawyer');
        await desk.getByRole('link', { name: 'Join meeting' }).click();
        await expectLobby(desk, lobby('lawyer'));
        await visit(desk, '/lawyer-portal/meetings');
        await desk.getByRole('link', { name: `Join meeting for ${subject}` }).click();
        await expectLobby(desk, lobby('lawyer'));
      });
      await test.step('back from the summary while it can be joined', async () => {
        await endedMeeting(meetingId, 10);
        await visit(page, `/customer-portal/meeting/${meetingId}/summary`);
        await page.getByRole('link', { name: 'Return to the call' }).click();
        await expectLobby(page, lobby('customer'));
      });
      await startsNow(meetingId, 5);
      await test.step('the page of the call itself has the lobby first', async () => {
        await visit(page, `/meeting/${meetingId}`);
        await expectLobby(page, `/meeting/${meetingId}`);
        await expectAccessible(page);
        await picture(page, info, 'lobby of the call');
      });
      await test.step('from the portal straight into the call, left for the meeting', async () => {
        await visit(page, lobby('customer'));
        await page.getByRole('button', { name: 'Join meeting' }).click();
        await expect(page).toHaveURL(`/meeting/${meetingId}`);
        await ready(page);
        await page.getByRole('button', { name: 'Leave', exact: true }).click();
        await expect(page).toHaveURL(`/customer-portal/meeting/${meetingId}`);
        await expect(page.getByRole('link', { name: 'Return to the call' })).toBeVisible();
      });
    },
  );

  test('from the reminder, after signing in', async ({ page, newCustomer }) => {
    const [lawyer, client] = [await publishedLawyer(), await newCustomer()];
    const { meetingId } = await booked(client, lawyer);
    await startsNow(meetingId, 9);
    const reminders = async () => (await mailsAbout(client.email, 'Starts at')).length;
    await expectAfter('queue_reminders', reminders).toBe(1);
    const link = linkIn(await expectMail(client.email, 'Starts at'), '/join');
    expect(new URL(link).pathname).toBe(`/customer-portal/meeting/${meetingId}/join`);
    await visit(page, new URL(link).pathname);
    await page.getByLabel('Email').fill(client.email);
    await page.getByLabel('Password', { exact: true }).fill(client.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectLobby(page, new URL(link).pathname);
  });

  test('too early, it opens by itself; too late; cancelled', async ({
    page,
    newCustomer,
  }, info) => {
    const [lawyer, client] = [await publishedLawyer(), await newCustomer()];
    const { meetingId } = await booked(client, lawyer);
    const places = [`/customer-portal/meeting/${meetingId}/join`, `/meeting/${meetingId}`];
    await becomes(page, client);
    for (const place of places) {
      await expectUsable(page, place);
      await expect(heading(page)).toHaveText('Not open yet');
      await picture(page, info, `too early ${place.split('/')[1]}`);
    }
    await test.step('the devices are tried from the page of the meeting', async () => {
      await visit(page, `/customer-portal/meeting/${meetingId}`);
      await page.getByRole('link', { name: 'Test camera and microphone' }).click();
      await page.waitForURL(`/customer-portal/meeting/${meetingId}/join#test`);
      await ready(page);
      const tried = page.getByRole('region', { name: 'Camera and microphone' });
      // A result for the devices of this machine, not that the browser is still asking.
      const camera = tried.getByRole('listitem').filter({ hasText: /^Camera/ });
      await expect(camera).toHaveText(/none found|refused|works/);
      await expectAccessible(page);
      await picture(page, info, 'devices tried');
      await tried.getByRole('button', { name: 'End the test' }).click();
      await expect(tried).toBeHidden();
    });
    await test.step('the lobby comes by itself', async () => {
      await startsNow(meetingId, 10 + limit(15_000) / 60_000);
      await visit(page, `/meeting/${meetingId}`);
      await expect(heading(page)).toHaveText('Not open yet');
      await expect(heading(page)).toHaveText('Ready to join?', { timeout: limit(40_000) });
    });
    await test.step('too late', async () => {
      // The lobby would ask for its events once more, and be refused, before the next page comes.
      await page.goto('about:blank');
      await endedMeeting(meetingId, 31);
      for (const place of places) {
        await expectUsable(page, place);
        await expect(heading(page)).toHaveText('This call is over');
      }
      await picture(page, info, 'too late');
    });
    await test.step('cancelled by the lawyer', async () => {
      const other = await bookAndPay(client, await timeOf(client, lawyer, 1));
      await lawyer.api.call(cancelMeeting, {
        params: { id: other.meetingId },
        body: { reason: 'A hearing was set.', expected_refund: other.time.price },
      });
      await expectUsable(page, `/meeting/${other.meetingId}`);
      await expect(heading(page)).toHaveText('This meeting was cancelled');
      await expect(
        page.getByText(/The lawyer cancelled this meeting\. A hearing was set\./),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Book again' })).toBeVisible();
      await picture(page, info, 'cancelled');
    });
  });

  test('by phone, not paid, and for a stranger', async ({
    page,
    openPage,
    newCustomer,
    consoleWatch,
  }, info) => {
    const [lawyer, client] = [await publishedLawyer(), await newCustomer()];
    const time = await timeOf(client, lawyer);
    const { _id: id, checkout_url } = await client.api.call(createMeeting, {
      body: { ...meetingInput(time, newSubject()), type: 'PHONE', phone: '+639171234567' },
    });
    await becomes(page, client);
    await expectUsable(page, `/customer-portal/meeting/${id}/join`);
    await expect(heading(page)).toHaveText('This meeting is not paid yet');
    await picture(page, info, 'not paid');
    await client.api.http.post(`${checkout_url}/pay`);
    await expect.poll(async () => (await meetingOf(client, id)).status).toBe('CONFIRMED');
    await expectUsable(page, `/customer-portal/meeting/${id}/join`);
    await expect(heading(page)).toHaveText('This meeting is by phone');
    await expect(page.getByText('+639171234567')).toBeVisible();
    await picture(page, info, 'by phone');
    const { meetingId } = await bookAndPay(client, await timeOf(client, lawyer, 1));
    const stranger = await openPage({ as: await newCustomer() });
    for (const place of [`/meeting/${meetingId}`, `/customer-portal/meeting/${meetingId}/join`]) {
      consoleWatch.allow(404, new RegExp(`${place}\\)`));
      await visit(stranger, place);
      await expect(heading(stranger)).toHaveText('Ops... You are lost!');
    }
  });
});
