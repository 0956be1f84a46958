import { HtmlValidate } from 'html-validate';
import { parse } from 'node-html-parser';
import type { ApiClient } from './support/api';
import { hold } from './support/bookings';
import { SUPPORT_EMAIL } from './support/inbox';
import { OTHER_PAGES, pageKinds } from './support/page-kinds';
import { fetchAddress } from './support/site-pages';
import { hasDatabase, NEEDS_DATABASE } from './support/target';
import { expect } from './support/test';
import { test } from './support/unreadable-product';

/** Checks the HTML standard; the layout of the source does not matter. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

test.describe('markup', { tag: ['@seo', '@once'] }, () => {
  test.skip(!hasDatabase, NEEDS_DATABASE);
  test('every kind of page is valid HTML', { tag: '@core' }, async ({ visitor }) => {
    const kinds = Object.values(await pageKinds(visitor));
    for (const address of [...kinds, ...OTHER_PAGES, '/nowhere', '/lawyer/nobody']) {
      const html = await (await fetchAddress(address)).text();
      expect.soft(await problemsIn(html), address).toEqual([]);
    }
  });

  test('every kind of page says where to write to, also in the portals', { tag: '@core' }, async ({
    visitor,
    newCustomer,
    demoLawyer,
    unreadableProduct,
  }) => {
    const kinds = Object.values(await pageKinds(visitor));
    const client = await newCustomer();
    const { checkoutPath, gatewayUrl, meetingId, time } = await hold(client);
    const pages = [
      ...[...kinds, ...OTHER_PAGES, '/nowhere', '/lawyer/nobody'].map((path) => [visitor, path]),
      ...[
        '/customer-portal',
        '/customer-portal/account-settings',
        `/customer-portal/meeting/${meetingId}`,
        time.path,
        checkoutPath,
        gatewayUrl,
      ].map((path) => [client.api, path]),
      ...['', '/meetings', '/calendar', '/account-settings'].map((path) => [
        demoLawyer.api,
        `/lawyer-portal${path}`,
      ]),
      [visitor, unreadableProduct],
    ] as [ApiClient, string][];
    for (const [reader, address] of pages) {
      const html = await (await reader.http.get(address)).text();
      const links = parse(html).querySelectorAll(`a[href="mailto:${SUPPORT_EMAIL}"]`);
      expect.soft(links.length, address).toBeGreaterThan(0);
    }
  });

  /** Rendered and sent anew for each reader (docs/decisions/0060-less-in-each-page.md); bytes before compression. */
  test('results stay small', { tag: '@core' }, async () => {
    const bounds = { '/lawyers-online?language=English': 112_000, '/notary-public': 132_000 };
    for (const [address, bound] of Object.entries(bounds)) {
      const html = await (await fetchAddress(address)).text();
      expect.soft(parse(html).querySelectorAll('article').length, address).toBe(10);
      expect.soft(Buffer.byteLength(html), address).toBeLessThan(bound);
    }
  });

  test('so is the page in place of one that cannot be read', { tag: '@core' }, async ({
    unreadableProduct,
  }) => {
    const html = await (await fetch(unreadableProduct)).text();
    expect(html).toContain('Something went wrong');
    expect(await problemsIn(html)).toEqual([]);
  });

  test('what is not valid would be noticed', { tag: '@core' }, async () => {
    expect(await problemsIn('<p><div>text</div></p>')).not.toEqual([]);
  });
});

async function problemsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
