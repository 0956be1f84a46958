import { publishedLawyer } from './support/published-lawyer';
import { becomes, expect, expectAccessible, test, visit } from './support/test';

const PAGE = '/lawyer-portal/profile/availability?part=calendars';

test.describe('calendars elsewhere', { tag: '@portal' }, () => {
  test('the feed is made, read without a session, replaced and switched off', {
    tag: ['@once', '@core'],
  }, async ({ page, visitor }) => {
    const statusOf = async (url: string) => (await visitor.http.get(url)).status();
    await becomes(page, await publishedLawyer());
    await visit(page, PAGE);
    const section = page.getByRole('region', { name: 'Your meetings in another calendar' });
    await section.getByRole('button', { name: 'Make the address' }).click();
    await expect(page.getByText('Success!').first()).toBeVisible();
    const address = section.getByLabel('Address of your feed');
    await expect(address).toHaveValue(/\/api\/v1\/calendars\/[\w-]{43}\.ics$/);
    await expect(section).toContainText('Anyone with this address can see your meeting times');
    await expectAccessible(page);
    const first = await address.inputValue();
    const calendar = await visitor.http.get(first);
    expect(calendar.headers()).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    const names = section.getByRole('checkbox', { name: /^Show the names of clients/ });
    await names.check();
    await expect(names).toBeChecked();

    await section.getByRole('button', { name: 'Make a new address' }).click();
    const question = page.getByRole('dialog', { name: 'Make a new address?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Make a new one' }).click();
    await expect(question).toHaveCount(0);
    await expect(address).not.toHaveValue(first);
    const second = await address.inputValue();
    expect(await statusOf(first)).toBe(404);
    expect(await statusOf(second)).toBe(200);

    // It is shown once.
    await visit(page, PAGE);
    await expect(section).toContainText('The feed is on since');
    await expect(address).toHaveCount(0);
    await expect(names).toBeChecked();
    await section.getByRole('button', { name: 'Switch off' }).click();
    await page.getByRole('button', { name: 'Switch it off' }).click();
    await expect(section.getByRole('button', { name: 'Make the address' })).toBeVisible();
    expect(await statusOf(second)).toBe(404);
  });

  test('an address that is not read is refused beside its field', { tag: '@once' }, async ({
    page,
    consoleWatch,
  }) => {
    consoleWatch.allow(400, /\/calendars\/imports/);
    await becomes(page, await publishedLawyer());
    await visit(page, PAGE);
    const section = page.getByRole('region', { name: 'Busy times from another calendar' });
    await expect(section).toContainText('No calendar added yet.');
    const add = section.getByRole('button', { name: 'Add the calendar' });
    const [name, url] = [
      section.getByLabel('Name of the calendar'),
      section.getByLabel('iCal address'),
    ];
    await add.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Please provide a value\./);
    await name.fill('Court dates');
    for (const [typed, message] of [
      ['https://127.0.0.1/busy.ics', 'This address is not on the public internet'],
      ['http://calendar.example.com/busy.ics', 'Please provide an address that begins with https'],
    ] as const) {
      await url.fill(typed);
      await add.click();
      await expect(url).toHaveAccessibleDescription(new RegExp(message));
      await expect(url).toBeFocused();
    }
    await expect(name).toHaveValue('Court dates');
    await expectAccessible(page);
  });
});
