import type { BrowserContext, Page, Worker } from '@playwright/test';
import { pathOfWholeBrowser } from '../scripts/lib/test/browser-path';
import { becomes, expect, expectAccessible, ready, test, visit } from './support/test';

test.use({
  serviceWorkers: 'allow',
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, executablePath: pathOfWholeBrowser() });
  },
});

const SETTINGS = '/customer-portal/account-settings/notifications';
const ORIGIN_PERMISSION = ['notifications'];

/** The browser's own way to its push service needs a network: keys that a real one gave stand in for it. */
function stubSubscribe() {
  const KEYS = {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const PLACE = 'test-subscription';
  const subscription = () => {
    const endpoint = localStorage.getItem(PLACE);
    return (
      endpoint && {
        endpoint,
        toJSON: () => ({ endpoint, expirationTime: null, keys: KEYS }),
        unsubscribe: async () => {
          localStorage.removeItem(PLACE);
          return true;
        },
      }
    );
  };
  Object.assign(PushManager.prototype, {
    subscribe: async () => {
      localStorage.setItem(PLACE, `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`);
      return subscription();
    },
    getSubscription: async () => subscription() || null,
  });
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  const [running] = context.serviceWorkers();
  return running ?? (await context.waitForEvent('serviceworker'));
}

/** Hands a message to the service worker as the browser does once it has decrypted it. */
async function deliver(page: Page, message: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await devtools.detach();
}

test.describe('web push', { tag: '@notifications' }, () => {
  test('turned on by a press, it shows what arrives, and a click opens it', {
    tag: '@once',
  }, async ({ page, newCustomer }) => {
    const context = page.context();
    await context.addInitScript(stubSubscribe);
    const client = await newCustomer();
    await becomes(page, client);
    // Each tab looks after its session once, so the refusal is seen in another.
    const refused = await context.newPage();
    await visit(refused, SETTINGS);
    await expect(refused.getByText('This browser blocks notifications')).toBeVisible();
    await refused.close();

    await context.grantPermissions(ORIGIN_PERMISSION);
    await visit(page, SETTINGS);
    // Registered unasked, because it is allowed and nobody turned it off here.
    const isOn = page.getByText('This browser shows notifications, even');
    const off = page.getByRole('button', { name: 'Turn off on this browser' });
    const on = page.getByRole('button', { name: 'Turn on notifications' });
    await expect(isOn).toBeVisible();
    await off.click();
    await expect(on).toBeVisible();
    await page.goto('about:blank');
    await visit(page, SETTINGS);
    await on.click();
    await expect(isOn).toBeVisible();
    await expect(off).toBeVisible();

    const url = '/customer-portal?from=push';
    await deliver(page, { title: 'Meeting moved', body: 'Atty. Peña', url, tag: 'meeting-1' });
    const worker = await workerOf(context);
    const shown = () =>
      worker.evaluate(async () => {
        const scope = self as unknown as { registration: ServiceWorkerRegistration };
        const all = await scope.registration.getNotifications();
        return all.map(({ title, body, tag }) => ({ title, body, tag }));
      });
    await expect
      .poll(shown)
      .toEqual([{ title: 'Meeting moved', body: 'Atty. Peña', tag: 'meeting-1' }]);
    await worker.evaluate(async () => {
      const scope = self as unknown as {
        registration: ServiceWorkerRegistration;
        dispatchEvent(event: Event): boolean;
        NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
      };
      const [notification] = await scope.registration.getNotifications();
      if (!notification) throw new Error('nothing is shown');
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    });
    await page.waitForURL(`**${url}`);
    await ready(page);
    await expect.poll(shown).toEqual([]);
  });

  test('what to hear of is chosen with the keyboard, and kept', {
    tag: ['@once', '@core'],
  }, async ({ page, newCustomer, consoleWatch }) => {
    await becomes(page, await newCustomer());
    await visit(page, SETTINGS);
    const section = page.getByRole('region', { name: 'Notifications' });
    const byMail = section.getByLabel('Messages and files by email');
    const save = section.getByRole('button', { name: 'Save notification settings' });
    await section.getByText('Fine-tune: each kind by itself').click();
    await expect(section.getByText('Always on', { exact: true })).toHaveCount(5);
    await expect(save).toBeDisabled();
    await byMail.focus();
    await page.keyboard.press('Space');
    await expect(byMail).not.toBeChecked();
    await section.getByLabel('Quiet hours').focus();
    await page.keyboard.press('Space');
    await section.getByLabel('From').fill('21:30');
    await section.getByLabel('To', { exact: true }).fill('21:30');
    await save.focus();
    await page.keyboard.press('Enter');
    await expect(section.getByText('Please choose another end')).toBeVisible();
    await section.getByLabel('To', { exact: true }).fill('06:15');
    await expectAccessible(page);

    consoleWatch.allow(500, /\/notifications\/preferences/);
    const path = '**/api/v1/notifications/preferences';
    await page.route(path, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 500, json: { key: 'internal', message: 'Failed.' } })
        : route.fallback(),
    );
    await save.press('Enter');
    await expect(section.getByText('Your choices were not saved. Please try again.')).toBeVisible();
    await expect(section.getByLabel('From')).toHaveValue('21:30');
    await expect(byMail).not.toBeChecked();
    await page.unroute(path);
    await save.press('Enter');
    await expect(page.getByText('Your changes are saved')).toBeVisible();
    await expect(save).toBeDisabled();

    await page.reload();
    await ready(page);
    await section.getByText('Fine-tune: each kind by itself').click();
    await expect(byMail).not.toBeChecked();
    await expect(section.getByLabel('Quiet hours')).toBeChecked();
    await expect(section.getByLabel('To', { exact: true })).toHaveValue('06:15');
  });
});
