import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/test';

/** The files of fonts this page has fetched and can draw with; what the system stands in with is no file. */
function loadedFaces(page: Page) {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, family }) => status === 'loaded' && !family.includes('stand-in'))
      .map(({ family }) => family),
  );
}

function familyOf(page: Page, selector: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily.replaceAll('"', '').split(', '));
}

test('headings and text have their own faces, and rarer letters come when a name has one', {
  tag: ['@public', '@once', '@core'],
}, async ({ page }) => {
  await visit(page, '/');
  const [text, textRest, textExt, ...textStandIns] = await familyOf(page, 'p');
  const [heading, , headingExt, ...headingStandIns] = await familyOf(page, 'h1');
  expect(textStandIns).toContain('Text stand-in');
  expect(headingStandIns).toContain('Heading stand-in');
  await expect.poll(() => loadedFaces(page)).toEqual([text, heading]);

  await page.locator('h1').evaluate((element) => element.append(' Čović'));
  await expect.poll(() => loadedFaces(page)).toEqual([text, heading, headingExt]);
  await page
    .locator('main p')
    .first()
    .evaluate((element) => element.append(' Čović, Ærø'));
  await expect
    .poll(() => loadedFaces(page))
    .toEqual([text, textRest, textExt, heading, headingExt]);
});
