import { expect, test } from './support/test';

/** A script with newer syntax, as a browser of 2021 reads it: it cannot be parsed. */
const UNREADABLE = 'class Newer { static { ';

test.describe('a browser that cannot read the scripts', { tag: ['@public', '@once'] }, () => {
  test('says that it is too old, and its forms go on', async ({ page, consoleWatch }) => {
    consoleWatch.allowText(/Unexpected end of input/);
    await page.route('**/_next/static/chunks/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: UNREADABLE }),
    );
    await page.goto('/');
    await expect(page.getByText('This browser is too old for this page.')).toBeVisible();
    await page.goto('/lawyers-online?area_of_practice=labor');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('This browser is too old for this page.')).toBeVisible();
  });
});
