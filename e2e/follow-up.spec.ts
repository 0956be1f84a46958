import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setVisibility } from '@/lib/contract/lawyers/own-profile';
import { listClients } from '@/lib/contract/meetings/clients';
import { pay, timeButton } from './support/booking-page';
import { bookAndPay } from './support/bookings';
import { dayLabel } from './support/clock';
import { expectMail, linkIn } from './support/inbox';
import { endedMeeting } from './support/past-meetings';
import { nineOClock, publishedLawyer } from './support/published-lawyer';
import { becomes, expect, expectAccessible, ready, test, visit } from './support/test';
import { expectUsable } from './support/usable';

const HALF_HOUR = 30 * 60_000;
const NOTE = 'We go through their reply together.';

test.describe('a follow-up', { tag: '@booking' }, () => {
  test.slow();

  test('is offered, chosen by phone and paid in two presses', { tag: '@phone' }, async ({
    page,
    newCustomer,
    openPage,
  }) => {
    const lawyer = await publishedLawyer();
    const [client, other] = [await newCustomer(), await newCustomer()];
    const first = await bookAndPay(client, nineOClock(lawyer, 3));
    await endedMeeting(first.meetingId, 45);
    const early = nineOClock(lawyer, 2);
    const late = nineOClock(lawyer, 2, HALF_HOUR);
    const next = nineOClock(lawyer, 4);

    const office = await openPage({ as: lawyer, viewport: { width: 1280, height: 900 } });
    await test.step('the lawyer offers three times at a price', async () => {
      await visit(office, `/lawyer-portal/meeting/${first.meetingId}`);
      await office.getByRole('button', { name: 'Offer a follow-up' }).click();
      const form = office.getByRole('form', { name: 'Offer a follow-up' });
      await expect(form.getByLabel('Your fee')).toHaveValue('1500');
      for (const { start } of [early, late, next]) {
        const [, date = ''] = dayLabel(start).split(', ');
        await form.getByRole('tab', { name: new RegExp(`\\b${date}\\b`) }).click();
        await timeButton(office, start).click();
      }
      await expect(
        form.getByRole('list', { name: 'Chosen times' }).getByRole('listitem'),
      ).toHaveCount(3);
      await form.getByLabel('Your fee').fill('800');
      await form.getByLabel('A few words').fill(NOTE);
      await expectAccessible(office);
      await form.getByRole('button', { name: 'Send the offer' }).click();
      await expect(office.getByText('Waiting for your client')).toBeVisible();
    });

    const mail = await expectMail(
      client.email,
      `Atty. ${lawyer.firstName} ${lawyer.lastName} offers you a follow-up`,
    );
    const text = `${mail.text}${mail.html}`;
    for (const secret of [first.subject, NOTE]) expect(text).not.toContain(secret);

    await test.step('somebody else takes one of them', async () => {
      await bookAndPay(other, late);
    });

    await test.step('the client finds it among what waits, and on the page of the meeting', async () => {
      await becomes(page, client);
      await visit(page, '/customer-portal');
      const work = page.getByRole('region', { name: 'Needs your attention' });
      await work.getByRole('link', { name: /^Choose a time for a follow-up/ }).click();
      await page.waitForURL(`/customer-portal/meeting/${first.meetingId}#follow-ups`);
      await visit(page, new URL(linkIn(mail, '/customer-portal/')).pathname);
      await expect(page.getByText(NOTE)).toBeVisible();
      await expect(page.getByRole('radio', { name: /Taken$/ })).toBeDisabled();
      await expectUsable(page, `/customer-portal/meeting/${first.meetingId}`);
    });

    await test.step('two presses lead to the payment', async () => {
      const chosen = page.getByRole('radio', { name: new RegExp(`^${dayLabel(next.start)}`) });
      await chosen.check();
      await page.getByRole('button', { name: 'Go to payment' }).click();
      await page.waitForURL(/\/test-gateway\//);
      await ready(page);
      await expect(page.getByRole('button', { name: 'Pay ₱800' })).toBeVisible();
      await pay(page);
    });

    await test.step('both see it booked, with what was written before', async () => {
      await expect(office.getByText('Booked', { exact: true })).toBeVisible();
      await office.getByRole('link', { name: 'Open the meeting' }).click();
      await expect(office.getByRole('heading', { level: 1 })).toHaveText(first.subject);
      await expect(office.getByText('₱800').first()).toBeVisible();
      await visit(page, '/customer-portal');
      await expect(page.getByRole('link', { name: first.subject }).first()).toBeVisible();
      await expect(page.getByText('Choose a time for a follow-up')).toHaveCount(0);
    });
    for (const one of [page, office]) await one.goto('about:blank');
    await lawyer.api.close();
  });

  test('is taken back', { tag: '@once' }, async ({ page, newCustomer, openPage }) => {
    const lawyer = await publishedLawyer();
    const client = await newCustomer();
    const { meetingId } = await bookAndPay(client, nineOClock(lawyer, 3));
    const time = nineOClock(lawyer, 2);
    const { results } = await lawyer.api.call(listClients, { query: {} });
    await becomes(page, lawyer);
    await visit(page, `/lawyer-portal/clients/${results[0]?._id}`);
    await page.getByRole('button', { name: 'Offer a follow-up' }).click();
    const form = page.getByRole('form', { name: 'Offer a follow-up' });
    await form.getByRole('button', { name: 'Send the offer' }).click();
    await expect(form.getByText('Please choose at least one time.')).toBeVisible();
    const [, date = ''] = dayLabel(time.start).split(', ');
    await form.getByRole('tab', { name: new RegExp(`\\b${date}\\b`) }).click();
    await timeButton(page, time.start).click();
    await form.getByRole('checkbox', { name: 'Free of charge' }).check();
    await form.getByRole('button', { name: 'Send the offer' }).click();

    const theirs = await openPage({ as: client });
    await visit(theirs, `/customer-portal/meeting/${meetingId}`);
    await expect(theirs.getByRole('button', { name: 'Book for free' })).toBeVisible();
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByText('Taken back', { exact: true })).toBeVisible();
    await expect(theirs.getByText('Taken back', { exact: true })).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Book for free' })).toHaveCount(0);
    for (const one of [page, theirs]) await one.goto('about:blank');
    await lawyer.api.close();
  });
});

/** Another site: one page with what a lawyer pasted into it, that tells nobody where its readers come from. */
async function foreignSite(pasted: string) {
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(204).end();
    response.writeHead(200, { 'content-type': 'text/html', 'referrer-policy': 'no-referrer' });
    return response.end(`<!doctype html><html lang="en"><title>Law Office</title>${pasted}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // Another name than that of the product: another site to the browser, not only another origin.
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

test.describe('a booking link', { tag: ['@booking', '@once'] }, () => {
  test.slow();

  test('leads from a page of another site to the times, signed in or not', {
    tag: '@core',
  }, async ({ page, newCustomer, openPage, visitor }) => {
    const lawyer = await publishedLawyer();
    const office = await openPage({ as: lawyer });
    await expectUsable(office, '/lawyer-portal/profile');
    const card = office.getByRole('region', { name: 'Share your link' });
    await expect(card.getByRole('textbox', { name: 'Your booking link' })).toHaveValue(
      new RegExp(`/l/${lawyer.lawyerId}$`),
    );
    for (const format of ['SVG', 'PNG']) {
      const download = office.waitForEvent('download');
      await card.getByRole('link', { name: `Download the QR code as ${format}` }).click();
      expect((await download).suggestedFilename()).toBe(
        `booking-link-${lawyer.lawyerId}.${format.toLowerCase()}`,
      );
    }
    await card.getByText('Texts to copy').click();
    const website = card.getByRole('textbox', { name: 'Your website' });
    await expect(website).toHaveValue(/^<a href="[^"]+">[^<]+<\/a>$/);
    const pasted = await website.inputValue();
    await expectAccessible(office);

    const site = await foreignSite(pasted);
    const follow = async () => {
      await page.goto(site.url);
      await page.getByRole('link', { name: 'Book a consultation with me' }).click();
      await page.waitForURL(`/lawyer/${lawyer.lawyerId}#times`);
      await expect(page.getByRole('region', { name: 'Choose a time' })).toBeInViewport();
    };
    await follow();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/lawyer/${lawyer.lawyerId}$`),
    );
    await becomes(page, await newCustomer());
    await follow();
    await ready(page);
    const times = page.getByRole('region', { name: 'Choose a time' });
    await times
      .getByRole('link', { name: /Philippine time$/ })
      .first()
      .click();
    await page.waitForURL(/\/book\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a consultation');
    site.close();

    await lawyer.api.call(setVisibility, { body: { is_public: false } });
    const hidden = await visitor.http.get(`/l/${lawyer.lawyerId.toUpperCase()}`);
    expect(hidden.status()).toBe(404);
    for (const one of [page, office]) await one.goto('about:blank');
    await lawyer.api.close();
  });
});
