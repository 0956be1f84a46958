import { formatDay } from '@/lib/domain/platform/clock-labels';
import { manilaDayStart, manilaQuarter, manilaYear, parseDayKey } from '@/lib/domain/platform/time';
import accounts from '../demo/demo-accounts.json' with { type: 'json' };
import { registerAdministrator } from './support/administrators';
import { pdf } from './support/files';
import { allMatch } from './support/identity';
import { publishedLawyer } from './support/published-lawyer';
import { becomes, expect, expectAccessible, ready, test, visit } from './support/test';

/** The quarter before this one, of which the demo lawyer has tax withheld. */
function lastQuarter() {
  const now = Date.now();
  const [year, quarter] = [manilaYear(now), manilaQuarter(now)];
  return quarter === 1 ? { year: year - 1, quarter: 4 } : { year, quarter: quarter - 1 };
}

test('tax is planned, handed in, checked, and shown as due and as withheld', {
  tag: ['@tax', '@admin', '@once', '@core'],
}, async ({ page, openPage, demoLawyer, consoleWatch }) => {
  consoleWatch.allow(400, /tax\/corrections/);
  // Far ahead: while tax is withheld other tests could not publish their lawyers.
  const from = `${manilaYear(Date.now()) + 2}-01-01`;
  const firstDay = formatDay(manilaDayStart(parseDayKey(from) ?? Number.NaN));
  const administrator = await registerAdministrator();
  await becomes(page, administrator);
  const decide = async (choice: string) => {
    await visit(page, '/admin/tax');
    await page.getByRole('button', { name: 'Change it from a later day' }).click();
    const dialog = page.getByRole('dialog', { name: 'Withholding from lawyers' });
    await dialog.getByRole('radio', { name: choice, exact: true }).check();
    await dialog.getByLabel('First day').fill(from);
    await dialog.getByLabel('Reason').fill(`Decided by ${administrator.lastName}`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };
  await decide('Tax is withheld');
  await expect(page.getByText(`From ${firstDay}: on.`)).toBeVisible();
  await expect(
    page.getByRole('row').filter({ hasText: `Decided by ${administrator.lastName}` }),
  ).toContainText('1% of 50%');

  const lawyer = await publishedLawyer();
  const own = await openPage({ as: lawyer });
  await visit(own, '/lawyer-portal/payments/tax');
  await expect(own.getByText(`From ${firstDay} we withhold tax`)).toBeVisible();
  await own.getByLabel('Taxpayer Identification Number (TIN)').fill('123-456-789-00000');
  await own.getByLabel('Registered name').fill(`${lawyer.lastName} Law Office`);
  await own.getByRole('radio', { name: 'Not VAT-registered' }).check();
  await own.getByRole('button', { name: 'Save tax data' }).click();
  await own.getByLabel('BIR Form 2303').setInputFiles(pdf('2303.pdf'));
  await expect(own.getByRole('link', { name: 'Download the certificate' })).toBeVisible();
  await own.getByRole('button', { name: 'Send my certificate for the check' }).click();
  await expect(own.getByText(/^A person compares your certificate/)).toBeVisible();
  const declaration = own.getByRole('region', { name: 'Sworn declaration' });
  await declaration.getByRole('radio', { name: /^I stay below/ }).check();
  await declaration.getByLabel(/^Sworn declaration/).setInputFiles(pdf('sworn.pdf'));
  await expect(declaration.getByText(/^You handed it in on/)).toBeVisible();
  await expectAccessible(own);

  await visit(page, '/admin/verifications?subject=tax');
  await page.getByRole('link', { name: new RegExp(lawyer.lastName) }).click();
  await page.waitForURL(/\/admin\/verifications\/.+/);
  await ready(page);
  await expect(page.getByRole('main')).toContainText('123-456-789-00000');
  await expect(page.getByRole('main')).toContainText(`${lawyer.lastName} Law Office`);
  await allMatch(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('The certificate can no longer be seen here.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the account' }).click();
  await page.waitForURL(/\/admin\/users\/.+/);
  const sworn = page.getByRole('link', { name: /^\d{4}: stays below$/ });
  await expect(sworn).toBeVisible();
  const paper = await page.request.get((await sworn.getAttribute('href')) ?? '');
  expect(paper.headers()['content-type']).toBe('application/pdf');
  await visit(own, '/lawyer-portal/payments/tax');
  await expect(own.getByText(/^Your certificate of registration was checked/)).toBeVisible();

  const { year, quarter } = lastQuarter();
  const name = accounts.find(({ role }) => role === 'lawyer')?.name ?? '';
  await visit(page, `/admin/tax?year=${year}&quarter=${quarter}`);
  await expect(page.getByRole('table', { name: `Tax due by month, ${year}` })).toContainText('₱');
  const payee = page.getByRole('row').filter({ hasText: name });
  const withheld = payee.getByRole('cell').nth(4);
  await expect(withheld).toContainText('₱');
  const amount = (await withheld.innerText()).replace('Withheld', '').trim();
  const csv = page.getByRole('link', { name: 'Download CSV for the return' });
  const lines = await (await page.request.get((await csv.getAttribute('href')) ?? '')).text();
  expect(lines).toContain(name);
  await expectAccessible(page);

  const theirs = await openPage({ as: demoLawyer });
  await visit(theirs, `/lawyer-portal/payments/tax?year=${year}`);
  const row = theirs
    .getByRole('table', { name: `Tax withheld in ${year} by quarter` })
    .getByRole('row', { name: new RegExp(`^Quarter ${quarter}`) });
  await expect(row).toContainText(amount);
  const pdfLink = row.getByRole('link', { name: `Download PDF of quarter ${quarter}` });
  const certificate = await theirs.request.get((await pdfLink.getAttribute('href')) ?? '');
  expect(certificate.headers()['content-type']).toBe('application/pdf');
  await expectAccessible(theirs);

  await payee.getByRole('link', { name, exact: true }).click();
  await page.waitForURL(/\/admin\/users\/.+\/payments/);
  await visit(page, `${new URL(page.url()).pathname}?page=2`);
  // steady: whichever it is, more than was released of it is refused
  await page
    .getByRole('button', { name: /^Correct / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Given back of / });
  await dialog.getByLabel('Given back, in pesos').fill('999,999');
  await dialog.getByLabel('Reason').fill('Agreed by both sides');
  await dialog.getByRole('button', { name: 'Record it' }).click();
  await expect(dialog.getByLabel('Given back, in pesos')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);

  await decide('No tax is withheld');
  await expect(page.getByText(`From ${firstDay}: off.`)).toBeVisible();
  await visit(own, '/lawyer-portal/payments/tax');
  await expect(own.getByRole('heading', { name: 'Sums of a year' })).toBeVisible();
  await expect(own.getByText(`From ${firstDay} we withhold tax`)).toHaveCount(0);
  await lawyer.api.close();
});
