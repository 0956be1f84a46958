import type { Page } from '@playwright/test';
import { getMeeting, listMeetings } from '@/lib/contract/meetings/meetings';
import { FILES, fillIn, goToPayment, pay } from './support/booking-page';
import { newSubject } from './support/bookings';
import { emptyPdf, fakePdf, pdf, scriptPdf } from './support/files';
import { pickTime } from './support/lawyers';
import type { Person } from './support/people';
import { becomes, expect, expectAccessible, picture, ready, test, visit } from './support/test';

const SENT = FILES.map(({ name }) => name);

test.describe('a refused file', { tag: '@booking' }, () => {
  test(
    'that is empty or not what it says stops the way before a time is held',
    { tag: '@phone' },
    async ({ page, newCustomer, visitor }, info) => {
      const client = await newCustomer();
      const { path } = await pickTime(visitor);
      await becomes(page, client);
      await visit(page, path);
      await fillIn(page, newSubject());
      await page
        .getByLabel(/Choose files/)
        .setInputFiles([fakePdf('fake.pdf'), emptyPdf('none.pdf')]);
      await expect(row(page, 'fake.pdf')).toContainText(
        'This is not a PDF, although its name ends in .pdf.',
      );
      await expect(row(page, 'none.pdf')).toContainText('This file is empty.');
      await page.getByRole('button', { name: 'Go to payment with 2 documents' }).click();

      const stop = alertOf(page, '2 of 4 files were not added');
      await expect(stop).toBeFocused();
      await expect(stop).toBeInViewport();
      await picture(page, info, 'refused file before the hold');
      await expectAccessible(page);
      expect((await client.api.call(listMeetings, { query: {} })).total).toBe(0);

      await page.getByRole('button', { name: 'Remove none.pdf' }).click();
      await expect(alertOf(page, '1 of 3 files was not added')).toBeVisible();
      await page.getByLabel('Replace fake.pdf').setInputFiles(pdf('real.pdf'));
      await expect(stop).toBeHidden();
      await goToPayment(page);
      expect(await filesOf(client)).toEqual([...SENT, 'real.pdf']);
    },
  );

  test(
    'that the server refuses stops the way to payment until another takes its place',
    { tag: ['@once', '@core'] },
    async ({ page, newCustomer, visitor, consoleWatch, isMobile }, info) => {
      const client = await newCustomer();
      const { path } = await pickTime(visitor);
      await becomes(page, client);
      await visit(page, path);
      await fillIn(page, newSubject());
      await page.getByRole('button', { name: `Remove ${SENT[1]}` }).click();
      await page.getByLabel(/Choose files/).setInputFiles(scriptPdf('script.pdf'));
      consoleWatch.allow(415, /\/api\/v1\/meeting\/[^/]+\/files/);
      await page.getByRole('button', { name: 'Go to payment' }).click();

      await expect(stopHeading(page)).toHaveText('1 of 2 files was not added');
      await expect(stopHeading(page)).toBeFocused();
      await expect(row(page, 'script.pdf')).toContainText('This PDF contains a script');
      await expect(row(page, SENT[0] ?? '')).toContainText('added');
      await expect(page.getByRole('timer')).toContainText(/Your time is held for \d+ minutes/);
      const steps = page.getByRole('list', { name: 'Steps' });
      if (isMobile) await expect(steps).toBeHidden();
      else await expect(steps.getByRole('listitem').last()).toHaveAttribute('aria-current', 'step');
      await picture(page, info, 'refused file after the hold');
      await expectAccessible(page);
      expect(new URL(page.url()).pathname).toMatch(/^\/book\//);

      await page.getByLabel('Replace script.pdf').setInputFiles(pdf('printed.pdf'));
      await page.waitForURL(/\/test-gateway\//);
      await expect.poll(() => filesOf(client)).toEqual([SENT[0], 'printed.pdf']);
    },
  );

  test(
    'that the client goes on without is told again, until it is there',
    { tag: '@phone' },
    async ({ page, newCustomer, visitor, consoleWatch }, info) => {
      const client = await newCustomer();
      const { path } = await pickTime(visitor);
      await becomes(page, client);
      await visit(page, path);
      await fillIn(page, newSubject());
      await page.getByLabel(/Choose files/).setInputFiles(scriptPdf('script.pdf'));
      consoleWatch.allow(415, /\/api\/v1\/meeting\/[^/]+\/files/);
      await page.getByRole('button', { name: 'Go to payment' }).click();
      await expect(stopHeading(page)).toHaveText('1 of 3 files was not added');
      await page.getByRole('button', { name: 'Go on without it' }).click();
      await page.waitForURL(/\/test-gateway\//);
      await ready(page);
      await pay(page);

      const notice = page.getByText('1 file was not added: script.pdf');
      await expect(notice).toBeVisible();
      await notice.scrollIntoViewIfNeeded();
      await picture(page, info, 'refused file on the checkout');
      await expectAccessible(page);
      await page.getByRole('link', { name: 'the page of your meeting' }).click();
      await page.waitForURL(/\/customer-portal\/meeting\/[^/]+#files$/);
      await ready(page);
      await expect(notice).toBeVisible();
      await expect(page.getByText(/^script\.pdf: This PDF contains a script/)).toBeVisible();
      await picture(page, info, 'refused file on the page of the meeting');
      await expectAccessible(page);

      await page.getByLabel(/^Add files/).setInputFiles(pdf('script.pdf'));
      await expect(page.getByRole('link', { name: 'Download script.pdf' })).toBeVisible();
      await expect(notice).toBeHidden();
      expect(await filesOf(client)).toEqual([...SENT, 'script.pdf']);
    },
  );

  test('or one that did not get through can be sent again', { tag: '@once' }, async ({
    page,
    newCustomer,
    visitor,
    consoleWatch,
  }) => {
    const client = await newCustomer();
    const { path } = await pickTime(visitor);
    await becomes(page, client);
    await visit(page, path);
    await fillIn(page, newSubject());
    consoleWatch.allowText(/ERR_FAILED/);
    await page.route('**/api/v1/meeting/*/files', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Go to payment' }).click();
    await expect(stopHeading(page)).toHaveText('1 of 2 files was not added');
    await expect(row(page, SENT[0] ?? '')).toContainText('Check internet connection.');
    await page.getByRole('button', { name: `Try again to send ${SENT[0]}` }).click();
    await page.waitForURL(/\/test-gateway\//);
    expect((await filesOf(client)).toSorted()).toEqual(SENT.toSorted());
  });
});

function row(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
}

function alertOf(page: Page, title: string) {
  return page.getByRole('main').getByRole('alert').filter({ hasText: title });
}

function stopHeading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 2 }).first();
}

/** Names of the files of the client's only meeting, in the order they were added. */
async function filesOf({ api }: Person): Promise<string[]> {
  const { results } = await api.call(listMeetings, { query: {} });
  const { files } = await api.call(getMeeting, { params: { id: results[0]?._id ?? '' } });
  return files.map(({ name }) => name);
}
