import { HtmlValidate } from 'html-validate';
import { OTHER_PAGES, pageKinds } from './support/page-kinds';
import { fetchAddress } from './support/site-pages';
import { expect } from './support/test';
import { test } from './support/unreadable-product';

/** What the HTML standard asks for; how the source looks does not matter. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

test.describe('markup', { tag: ['@seo', '@once'] }, () => {
  test('every kind of page is valid HTML', async ({ visitor }) => {
    const kinds = Object.values(await pageKinds(visitor));
    for (const address of [...kinds, ...OTHER_PAGES, '/nowhere', '/lawyer/nobody']) {
      const html = await (await fetchAddress(address)).text();
      expect.soft(await problemsIn(html), address).toEqual([]);
    }
  });

  test('so is the page in place of one that cannot be read', async ({ unreadableProduct }) => {
    const html = await (await fetch(unreadableProduct)).text();
    expect(html).toContain('Something went wrong');
    expect(await problemsIn(html)).toEqual([]);
  });

  test('what is not valid would be noticed', async () => {
    expect(await problemsIn('<p><div>text</div></p>')).not.toEqual([]);
  });
});

async function problemsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
