import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { changeAdminSetting } from '@/lib/contract/admin/settings';
import { registerAdministrator } from './support/administrators';
import { bookAndPay } from './support/bookings';
import { dayKey } from './support/clock';
import { query } from './support/database';
import { test } from './support/own-product';
import { registerCustomer } from './support/people';
import { nineOClock, publishedLawyer } from './support/published-lawyer';
import { hasDatabase, NEEDS_DATABASE } from './support/target';
import { becomes, expect, expectAccessible, picture, visit } from './support/test';

const FEE = 5_000;
const SELLER = [
  ['Registered name', 'Sangguni Services Inc.'],
  ['TIN', '123-456-789-000'],
  ['Registered address', '12 Ayala Avenue, Makati City'],
  ['Registered number of the series', 'AC_050_112026_000123'],
  ['Value-added tax in the fee, per cent', '12'],
  ['Reason', 'The series was registered'],
] as const;

test.describe('invoices of the platform fee', { tag: ['@admin', '@core', '@once'] }, () => {
  test.skip(!hasDatabase, NEEDS_DATABASE);
  test.slow();

  test('come from the seller that an administrator enters, to the client who paid', async ({
    page,
    openPage,
    ownProduct,
    consoleWatch,
  }, info) => {
    const { address, database } = ownProduct;
    const [administrator, lawyer, client] = await Promise.all([
      registerAdministrator(ownProduct),
      publishedLawyer(address),
      registerCustomer({ address }),
    ]);
    const desk = await openPage({ as: administrator, baseURL: address });

    await test.step('without the seller the pack cannot be planned', async () => {
      await administrator.api.call(changeAdminSetting, {
        params: { id: 'platform_fee' },
        body: { value: FEE, expected: 0, reason: 'Costs' },
      });
      await visit(desk, '/admin/tax');
      consoleWatch.allow(400, /\/admin\/tax-pack/);
      await planPack(desk);
      await expect(desk.getByRole('dialog')).toContainText('first enter the seller’s data');
    });

    await test.step('the administrator enters the seller, then plans the pack', async () => {
      await visit(desk, '/admin/fee-invoices');
      await expect(desk.getByText('The seller’s data are missing')).toBeVisible();
      await desk.getByRole('button', { name: 'Enter the seller' }).click();
      const dialog = desk.getByRole('dialog', { name: 'Seller on invoices of the platform fee' });
      for (const [label, value] of SELLER) await dialog.getByLabel(label).fill(value);
      await expectAccessible(desk);
      await picture(desk, info, 'enters the seller');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await expect(desk.getByText('12%, in the fee')).toBeVisible();
      await visit(desk, '/admin/tax');
      await planPack(desk);
      await expect(desk.getByText(/^From .*: on\./)).toBeVisible();
    });

    await packBegan(database);
    const time = nineOClock(lawyer, 3);
    const { meetingId } = await bookAndPay(client, { ...time, price: time.price + FEE });
    const job = 'issue_recent_fee_documents';
    await query('select graphile_worker.add_job($1, job_key => $1)', [job], database);
    const invoices = 'select from fee_documents';
    await expect.poll(async () => (await query(invoices, [], database)).length).toBe(1);

    await test.step('the client finds the invoice and takes it as PDF and as data', async () => {
      await becomes(page, client);
      await visit(page, `/customer-portal/meeting/${meetingId}`);
      const region = page.getByRole('region', { name: 'Invoice of the platform fee' });
      await expect(region).toContainText('Invoice FI-00000001');
      await expect(region).toContainText('₱50');
      await expectAccessible(page);
      await picture(page, info, 'the invoice');
      const pdf = await saved(page, () => region.getByRole('link', { name: /^PDF/ }).click());
      expect(pdf.suggestedFilename()).toBe('FI-00000001.pdf');
      expect((await bytesOf(pdf)).subarray(0, 5).toString()).toBe('%PDF-');
      const json = await saved(page, () => region.getByRole('link', { name: /^Data/ }).click());
      expect(json.suggestedFilename()).toBe('FI-00000001.json');
      expect(JSON.parse((await bytesOf(json)).toString())).toMatchObject({
        number: 'FI-00000001',
        seller: { registered_name: SELLER[0][1], tin: SELLER[1][1], vat_percent: 12 },
        buyer: { name: `${client.firstName} ${client.lastName}` },
        amount: FEE,
        net: 4_464,
        vat: 536,
      });
    });

    await test.step('the administration lists it', async () => {
      await visit(desk, '/admin/fee-invoices');
      await expect(desk.getByRole('row').filter({ hasText: 'FI-00000001' })).toContainText('₱50');
      await expectAccessible(desk);
      await picture(desk, info, 'the list');
      await desk.goto('about:blank');
    });
    await Promise.all([administrator, lawyer, client].map(({ api }) => api.close()));
  });
});

/** Has tax withheld, and fees invoiced, from tomorrow on, the earliest day. */
async function planPack(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Change it from a later day' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Withholding from lawyers' });
  await dialog.getByLabel('Reason').fill('The law asks for it');
  await dialog.getByRole('button', { name: 'Save' }).click();
}

/** Decides the planned pack once more, two days ago: no test can wait for tomorrow. */
async function packBegan(database: string): Promise<void> {
  const [from, decided] = [1, 2].map((days) => dayKey(Date.now() - days * 86_400_000));
  await query(
    `insert into tax_pack_changes (active, from_day, base, rate, threshold, grace_months, reason, user_id, at)
     select active, $1::date, base, rate, threshold, grace_months, reason, user_id, $2::timestamptz
     from tax_pack_changes`,
    [from, `${decided}T12:00:00+08:00`],
    database,
  );
}

async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}
