import type { Page } from '@playwright/test';
import { expect, join, test } from './support/calls/call-test';
import { expectSeenAndHeard, received } from './support/calls/connections';
import { expectAccessible, ready, visit } from './support/test';

const joinPath = (side: 'customer' | 'lawyer', id: string) => `/${side}-portal/meeting/${id}/join`;

test.describe('a video call', { tag: ['@video', '@call'] }, () => {
  test.slow();

  test('two people see, hear, show and write to each other, also after a reload', {
    tag: '@core',
  }, async ({ page: phone, otherBrowser, meeting }) => {
    await phone.context().addCookies(await meeting.client.api.cookies());
    const screen = { width: 1280, height: 720 };
    const desk = await otherBrowser({ as: meeting.lawyer, screen, viewport: screen });
    await join(phone, joinPath('customer', meeting.id));
    await expect(phone).toHaveURL(`/meeting/${meeting.id}`);
    await expect(phone.getByText(/is not here yet/).first()).toBeVisible();
    await join(desk, joinPath('lawyer', meeting.id));
    for (const page of [phone, desk]) await expectSeenAndHeard(page);

    await test.step('a reload comes back into the call by itself', async () => {
      for (const page of [phone, desk]) {
        await page.reload();
        await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
        await ready(page);
        for (const each of [phone, desk]) await expectSeenAndHeard(each);
      }
    });

    await test.step('the screen of one is seen by the other as it is', async () => {
      // Without the camera, all that comes is the screen.
      await desk.getByRole('button', { name: 'Camera' }).click();
      await desk.getByRole('button', { name: 'Share' }).click();
      const shown = phone.getByLabel(/^Screen of /);
      await expect(shown).toBeVisible();
      await expectSeenAndHeard(phone);
      expect((await received(phone)).sizes).toEqual(['1280x720']);
      await desk.getByRole('button', { name: /Stop sharing/ }).click();
      await expect(shown).toBeHidden();
      await desk.getByRole('button', { name: 'Camera' }).click();
      await expectSeenAndHeard(phone);
    });

    await test.step('what is written stays with the meeting', async () => {
      await write(phone, 'The number is GR-2019-04-00312.');
      await expect(desk.getByText('The number is GR-2019-04-00312.')).toBeVisible();
      await write(desk, 'Then the estate return comes first.');
      await expect(phone.getByText('Then the estate return comes first.')).toBeVisible();
      for (const page of [phone, desk]) await expectAccessible(page);
    });

    await test.step('after it, both find it in their portals', async () => {
      for (const page of [phone, desk]) {
        await page.getByRole('button', { name: 'Leave' }).click();
        if (page === desk) await page.getByRole('button', { name: 'To the meeting' }).click();
        await page.waitForURL(/-portal\/meeting\//);
      }
      for (const [page, side] of [
        [phone, 'customer'],
        [desk, 'lawyer'],
      ] as const) {
        await visit(page, `/${side}-portal/meeting/${meeting.id}`);
        await expect(page.getByText('The number is GR-2019-04-00312.')).toBeVisible();
        await expect(page.getByText('Then the estate return comes first.')).toBeVisible();
        await page.goto('about:blank');
      }
    });
  });

  test('whom the client invites is seen and heard by both', async ({
    page: phone,
    otherBrowser,
    meeting,
    consoleWatch,
  }) => {
    await phone.context().addCookies(await meeting.client.api.cookies());
    await visit(phone, `/customer-portal/meeting/${meeting.id}`);
    await phone.getByRole('button', { name: 'Invite a guest or interpreter' }).click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Make the link' }).click();
    const link = await dialog.getByLabel('Link for your guest').inputValue();

    const interpreter = await otherBrowser();
    await visit(interpreter, new URL(link).pathname);
    await interpreter.getByLabel('Your name').fill('Joy Interpreter');
    await interpreter.getByRole('checkbox').check();
    await interpreter.getByRole('button', { name: 'Continue' }).click();
    await interpreter.waitForURL(`/guest/call/${meeting.id}`);
    await ready(interpreter);
    await test.step('in another browser the same link lets nobody in', async () => {
      consoleWatch.allow(409, /\/guest/);
      const second = await otherBrowser();
      await visit(second, new URL(link).pathname);
      await second.getByLabel('Your name').fill('Somebody Else');
      await second.getByRole('checkbox').check();
      await second.getByRole('button', { name: 'Continue' }).click();
      await expect(second.getByText(/opened in another browser before/)).toBeVisible();
    });
    await interpreter.getByRole('button', { name: 'Join meeting' }).click();
    await expect(interpreter.getByRole('button', { name: 'Leave' })).toBeVisible();

    const desk = await otherBrowser({ as: meeting.lawyer });
    await join(phone, joinPath('customer', meeting.id));
    await join(desk, joinPath('lawyer', meeting.id));
    const everybody = [phone, desk, interpreter];
    for (const page of everybody) await expectSeenAndHeard(page, 2);
    await expect(interpreter.getByRole('button', { name: 'Messages' })).toHaveCount(0);
    await expect(desk.getByText('Joy Interpreter').first()).toBeVisible();

    await test.step('whose link is withdrawn is put out at once', async () => {
      await phone.getByRole('button', { name: 'More' }).click();
      await phone.getByRole('button', { name: 'Guest or interpreter' }).click();
      await phone
        .getByRole('dialog')
        .getByRole('button', { name: /Withdraw/ })
        .click();
      for (const page of [phone, desk]) await expectSeenAndHeard(page, 1);
      await expect(interpreter.getByRole('button', { name: 'Leave' })).toHaveCount(0);
    });
  });

  test('who has neither camera nor microphone joins, hears and sees', async ({
    page: desk,
    otherBrowser,
    meeting,
  }) => {
    await desk.context().addCookies(await meeting.lawyer.api.cookies());
    const phone = await otherBrowser({ as: meeting.client, devices: 'none' });
    await join(desk, joinPath('lawyer', meeting.id));
    await join(phone, joinPath('customer', meeting.id));
    await expectSeenAndHeard(phone);
    await expect.poll(async () => (await received(desk)).frames).toEqual([0]);
  });

  test('the newer of two tabs has the call, and the older one says so', async ({
    page: first,
    otherBrowser,
    meeting,
  }) => {
    await first.context().addCookies(await meeting.client.api.cookies());
    const desk = await otherBrowser({ as: meeting.lawyer });
    await join(desk, joinPath('lawyer', meeting.id));
    await join(first, joinPath('customer', meeting.id));
    const second = await first.context().newPage();
    await join(second, joinPath('customer', meeting.id));
    for (const page of [second, desk]) await expectSeenAndHeard(page);
    await first.getByRole('button', { name: 'Use this tab instead' }).click();
    for (const page of [first, desk]) await expectSeenAndHeard(page);
    await expect(second.getByRole('button', { name: 'Use this tab instead' })).toBeVisible();
  });
});

async function write(page: Page, text: string): Promise<void> {
  await page
    .getByLabel(/message/i)
    .and(page.getByRole('textbox'))
    .fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}
