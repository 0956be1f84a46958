import type { Page } from '@playwright/test';
import { getOwnNotary } from '@/lib/contract/notaries/own-notary';
import { pdf } from './support/files';
import { allMatch } from './support/identity';
import { expectMail } from './support/inbox';
import { commissionCode, commissionEnded, commissionLink, publicNotary } from './support/notaries';
import { publishedLawyer } from './support/published-lawyer';
import { fetchAddress, sitemapEntries } from './support/site-pages';
import { becomes, expect, expectAccessible, ready, test, visit } from './support/test';
import { expectUsable } from './support/usable';

const CITY = '/notary-public/legazpi';
const profileOf = (id: string) => `/notary-public/profile/${id}`;

/** Where people find a notary: the search of the city, its page, the own page and the sitemap. */
async function whereFound(lawyerId: string) {
  const profile = profileOf(lawyerId);
  const isNamed = async (address: string) =>
    (await (await fetchAddress(address)).text()).includes(profile);
  return {
    search: await isNamed('/notary-public?city=legazpi'),
    city: await isNamed(CITY),
    profile: (await fetchAddress(profile)).status,
    sitemap: (await sitemapEntries()).some(({ path }) => path === profile),
  };
}
const EVERYWHERE = { search: true, city: true, profile: 200, sitemap: true };
const NOWHERE = { search: false, city: false, profile: 404, sitemap: false };

test.describe('notaries public', { tag: '@notaries' }, () => {
  test('a lawyer becomes one, is found by city, asked for an appointment, and hides', {
    tag: '@core',
  }, async ({ page, isMobile, newCustomer, openPage, consoleWatch }) => {
    const lawyer = await publishedLawyer();
    const name = `Atty. ${lawyer.firstName} ${lawyer.lastName}`;
    await becomes(page, lawyer);
    await visit(page, '/lawyer-portal');
    if (isMobile) await page.getByRole('button', { name: 'More' }).click();
    const entry = { name: 'Notarial services' };
    await page.getByRole('link', entry).or(page.getByRole('menuitem', entry)).click();
    await page.waitForURL('/lawyer-portal/notary-public');
    await ready(page);
    await expectAccessible(page);

    await page.getByLabel('Commission number').fill('L-2026-14');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Please provide a value.').first()).toBeVisible();
    await page.getByLabel('Territory').fill('City of Legazpi');
    await page
      .getByRole('radio', { name: /^December 31/ })
      .last()
      .check();
    const part = (name: string) => page.getByRole('tab', { name }).click();
    await part('Office');
    await page.getByRole('combobox', { name: 'City' }).fill('legazpi');
    await page.getByRole('option', { name: /^Legazpi/ }).click();
    await page.getByLabel('Address').fill('2F Test Building, Rizal Street');
    await page.getByLabel('Phone of the office').fill('+63 52 820 1234');
    await part('Hours');
    await page.getByRole('checkbox', { name: 'Saturday' }).check();
    await part('Fees');
    await page.getByRole('button', { name: 'Add a service' }).click();
    const [first, second] = [1, 2].map((n) => page.getByRole('group', { name: `Service ${n}` }));
    await first?.getByLabel('Name').fill('Affidavit (jurat)');
    await first?.getByLabel('Fee').fill('150');
    await second?.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Your notarial services are saved')).toBeVisible();

    consoleWatch.allow(409, /toggle-visibility/);
    await page.getByRole('button', { name: 'Show my notarial services' }).click();
    await expect(page.getByText('Clients can’t find you yet. Still to do:')).toBeVisible();
    await part('Commission');
    await page.getByLabel('Hand in the document').setInputFiles(pdf('commission.pdf'));
    await expect(page.getByText('Your document is stored.')).toBeVisible();
    await expectAccessible(page);
    const { notarial_commission_doc_url: document } = await lawyer.api.call(getOwnNotary, {});
    expect((await page.request.get(document ?? '')).status()).toBe(200);

    const verifier = await openPage();
    expect((await verifier.request.get(document ?? '')).status()).toBe(404);
    await visit(verifier, await commissionLink(lawyer));
    await verifier.getByRole('button', { name: 'Send me a code' }).click();
    await verifier.getByLabel('Code').fill(await commissionCode(lawyer));
    await verifier.getByRole('button', { name: 'Show the commission' }).click();
    await expect(verifier.getByText('L-2026-14')).toBeVisible();
    await expect(verifier.getByText('City of Legazpi')).toBeVisible();
    await expectAccessible(verifier);
    await allMatch(verifier);
    await verifier.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(verifier.getByText(/^The commission of .+ is approved/)).toBeVisible();

    await page.reload();
    await ready(page);
    await part('Requests');
    await page.getByRole('button', { name: 'Show my notarial services' }).click();
    await expect(page.getByText('Clients find you in Legazpi')).toBeVisible();
    expect(await whereFound(lawyer.lawyerId)).toEqual(EVERYWHERE);

    const client = await newCustomer();
    const visitor = await openPage();
    await visit(visitor, '/');
    await visitor.getByRole('link', { name: 'Notary Public', exact: true }).click();
    await visitor.waitForURL('/notary-public');
    await ready(visitor);
    await chip(visitor, /^Affidavit$/).click();
    await visitor.getByRole('combobox', { name: 'Where?' }).fill('legazpi');
    await visitor.getByRole('option', { name: /^Legazpi/ }).click();
    await visitor.getByText('Day, hours, fee and order').click();
    await visitor.getByLabel('Open on').selectOption('Saturday');
    await visitor.getByRole('button', { name: 'Find notaries public' }).click();
    await visitor.waitForURL(/city=legazpi/);
    const card = visitor.getByRole('article').filter({ hasText: name });
    await expect(card).toContainText('₱150');
    await card.getByRole('link', { name, exact: true }).click();
    await visitor.waitForURL(profileOf(lawyer.lawyerId));
    await expectUsable(visitor, profileOf(lawyer.lawyerId));
    await visitor.getByRole('link', { name: 'Request an appointment' }).click();
    await visitor.waitForURL(/\/login\?callback_url=/);
    await becomes(visitor, client);
    await visit(visitor, `/request-notary/${lawyer.lawyerId}`);
    await visitor.getByRole('button', { name: 'Send the request' }).click();
    await expect(visitor.getByText('Choose a service.').first()).toBeVisible();
    await expect(visitor.getByText('Choose a day.').first()).toBeVisible();
    await visitor.getByLabel('Service').selectOption('Affidavit (jurat)');
    await visitor
      .getByRole('group', { name: 'Day', exact: true })
      .locator('label')
      .filter({ has: visitor.locator('input:enabled') })
      .last()
      .click();
    await chip(visitor, /^Any time$/).click();
    await visitor
      .getByLabel('About the document')
      .fill('An affidavit of loss, signed by me alone.');
    await visitor.getByLabel('Your phone number').fill('0917 123 4567');
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: 'Send the request' }).click();
    await expect(visitor.getByRole('heading', { name: /sent/i })).toBeVisible();
    await expect(visitor.getByRole('list', { name: 'What to bring' })).toBeVisible();

    await expectMail(
      lawyer.email,
      `New appointment request: ${client.firstName} ${client.lastName}`,
    );
    await visit(page, '/lawyer-portal/notary-public');
    const requests = page.getByRole('region', { name: 'Requests' });
    await expect(requests).toContainText('An affidavit of loss, signed by me alone.');
    await requests.getByRole('button', { name: /^Accept/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Time').fill('10:00');
    await dialog.getByLabel(/^Note to the client/).fill('Bring your ID.');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(requests.getByText('No requests are waiting for your answer.')).toBeVisible();

    await expectMail(client.email, `Appointment request accepted: ${name}`);
    await visit(visitor, '/customer-portal');
    const asked = visitor.getByRole('region', { name: 'Appointments with notaries public' });
    await expect(asked).toContainText('10:00 AM');
    await expect(asked).toContainText('Bring your ID.');
    await expectAccessible(visitor);

    await page.getByRole('button', { name: 'Hide my notarial services' }).click();
    await expect(page.getByText('Hidden.')).toBeVisible();
    expect(await whereFound(lawyer.lawyerId)).toEqual(NOWHERE);
  });

  test('one whose commission ended yesterday is gone after the daily job', {
    tag: ['@once', '@core'],
  }, async () => {
    const notary = await publicNotary();
    expect(await whereFound(notary.lawyerId)).toEqual(EVERYWHERE);
    await commissionEnded(notary);
    await expect.poll(() => whereFound(notary.lawyerId)).toEqual(NOWHERE);
    await expectMail(notary.email, 'Your notarial commission has ended');
    const { listed, missing } = await notary.api.call(getOwnNotary, {});
    expect({ listed, missing }).toEqual({ listed: false, missing: ['commission_check'] });
  });

  test('the page of a city is found from the search, and an empty one leads on', {
    tag: '@once',
  }, async ({ page }) => {
    await visit(page, '/notary-public');
    await page.getByText(/^All \d+ cities by region$/).click();
    await page
      .getByRole('group')
      .getByRole('link', { name: /^Makati/ })
      .click();
    await page.waitForURL('/notary-public/makati');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect((await fetchAddress('/notary-public/cebu')).headers.get('location')).toMatch(
      /\/notary-public\/cebu-city$/,
    );
    expect((await fetchAddress('/notary-public/atlantis')).status).toBe(404);
  });
});

/** A choice as it is pressed: its radio button is for screen readers and keys. */
function chip(page: Page, text: RegExp) {
  return page.locator('label').filter({ hasText: text });
}
