import { createMeeting } from '@/lib/contract/meetings/meetings';
import type { ApiClient } from './support/api';
import { fillIn } from './support/booking-page';
import { meetingInput, newSubject } from './support/bookings';
import { expect, test } from './support/calls/call-test';
import { expectSeenAndHeard } from './support/calls/connections';
import { signInAsLawyer } from './support/demo-accounts';
import { pickTime } from './support/lawyers';
import { busyLawyers, startsNow } from './support/past-meetings';
import { becomes, ready, visit } from './support/test';

/** Books a free consultation; answers the key of the refusal, or null. */
async function refusalOf(api: ApiClient, time: Awaited<ReturnType<typeof pickTime>>) {
  const answer = await api.send(createMeeting, {
    body: {
      ...meetingInput(time, newSubject()),
      free: true,
      expected_total: 0,
      payment_method: undefined,
    },
  });
  return answer.ok() ? null : ((await answer.json()) as { key: string }).key;
}

test.describe('free legal help', { tag: ['@booking', '@video', '@call'] }, () => {
  test.slow();

  test('a free consultation goes from the search to the call without a payment, within its limits', async ({
    page,
    newCustomer,
    otherBrowser,
  }) => {
    const client = await newCustomer();
    await becomes(page, client);
    const busy = new Set(await busyLawyers());
    await visit(page, '/free-legal-help');
    const times = page.getByRole('article').getByRole('link', { name: /Philippine time$/ });
    const addresses = await times.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    const address = addresses.findLast((href) => !busy.has(href.split('/')[2] ?? '')) ?? '';
    const lawyerId = address.split('/')[2] ?? '';
    await page.locator(`a[href="${address}"]`).first().click();
    await page.waitForURL(/\/book\/.+\?free=1$/);
    await fillIn(page, newSubject());
    await page.getByRole('button', { name: 'Book for free' }).click();
    await page.waitForURL(/\/checkout\/booked\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your meeting is confirmed');
    await page.getByRole('link', { name: 'Open the meeting' }).click();
    await page.waitForURL(/\/customer-portal\/meeting\//);
    await expect(page.getByText('Free consultation. Nothing is charged.')).toBeVisible();

    const meetingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await startsNow(meetingId, 1);
    await page.reload();
    await ready(page);
    await page.getByRole('link', { name: 'Join meeting' }).first().click();
    await page.waitForURL(/\/join$/);
    await ready(page);
    await page.getByRole('button', { name: 'Join meeting' }).click();
    await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
    const desk = await otherBrowser({ as: await signInAsLawyer(lawyerId) });
    await visit(desk, `/lawyer-portal/meeting/${meetingId}/join`);
    await desk.getByRole('button', { name: 'Join meeting' }).click();
    for (const each of [page, desk]) await expectSeenAndHeard(each);

    // Once with each lawyer, and two within 30 days.
    const { api } = client;
    const same = await pickTime(api, { fits: ({ _id }) => _id === lawyerId });
    expect(await refusalOf(api, same)).toBe('free_limit');
    const met = new Set([lawyerId]);
    const another = () =>
      pickTime(api, { fits: ({ _id, free_consultation }) => free_consultation && !met.has(_id) });
    const second = await another();
    expect(await refusalOf(api, second)).toBeNull();
    met.add(second.lawyer._id);
    expect(await refusalOf(api, await another())).toBe('free_limit');
  });
});
