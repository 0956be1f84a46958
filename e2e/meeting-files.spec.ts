import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { bookAndPay } from './support/bookings';
import { becomes, expect, picture, test, visit } from './support/test';

const PLACE = 'MARK-OF-THE-PLACE';

test.describe('pictures for a meeting', { tag: '@booking' }, () => {
  test(
    'lose their place and time, unless the client keeps the originals',
    { tag: '@core' },
    async ({ page, newCustomer }, info) => {
      const client = await newCustomer();
      const { meetingId } = await bookAndPay(client);
      const taken = await photo();
      await becomes(page, client);
      await visit(page, `/customer-portal/meeting/${meetingId}`);
      const keep = page.getByRole('checkbox', { name: 'Send pictures with the place and time' });
      await expect(keep).not.toBeChecked();

      await add(page, 'without place.jpg', taken);
      expect((await download(page, 'without place.jpg')).includes(PLACE)).toBe(false);

      await keep.check();
      await add(page, 'with place.jpg', taken);
      expect(Buffer.compare(await download(page, 'with place.jpg'), taken)).toBe(0);
      await picture(page, info, 'files of a meeting');
    },
  );
});

/** A photo that says where it was taken. */
function photo(): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: PLACE }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
}

async function add(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel(/Add files/).setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('link', { name: `Download ${name}` })).toBeVisible();
}

async function download(page: Page, name: string): Promise<Buffer> {
  const link = page.getByRole('link', { name: `Download ${name}` });
  return (await page.request.get((await link.getAttribute('href')) ?? '')).body();
}
