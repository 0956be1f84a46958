import type { Locator, Page } from '@playwright/test';
import { STORY } from './support/booking-page';
import { expectMail } from './support/inbox';
import { newIdentity, signUpForm, VERIFY_SUBJECT } from './support/people';
import { expect, expectAccessible, picture, ready, test, visit } from './support/test';

/** The goal of step by step counting: what a new client does between a landing page and a paid booking. */
const MOST = { taps: 8, characters: 110 };

test.describe('a new client on a phone', {
  tag: ['@journey', '@booking', '@accounts', '@phone'],
}, () => {
  test.slow();

  test('comes from a landing page to a paid booking with few taps and little typing', async ({
    page,
  }, info) => {
    const client = { ...newIdentity(), firstName: 'Liza', lastName: 'Tan' };
    const hand = new Hand(page);
    const began = Date.now();
    await page.setViewportSize({ width: 360, height: 800 });
    await visit(page, '/lawyers-online/labor/metro-manila');

    await hand.tap(page.locator('article a[href^="/book/"]:visible').first());
    await page.waitForURL(/\/login\?callback_url=%2Fbook%2F/);
    await ready(page);
    const form = signUpForm(page);
    await hand.write(form.getByLabel('First name'), client.firstName);
    await hand.write(form.getByLabel('Last name'), client.lastName);
    await hand.write(form.getByLabel('Email'), client.email);
    await hand.write(form.getByLabel('Password', { exact: true }), client.password);
    await hand.tap(form.getByRole('button', { name: 'Create account' }));

    await page.waitForURL(/\/verify-email\?/);
    await ready(page);
    const { text } = await expectMail(client.email, VERIFY_SUBJECT);
    const code = /Code: (\d{6})/.exec(text)?.[1] ?? '';
    expect(code).toHaveLength(6);
    await picture(page, info, 'six digits');
    await expectAccessible(page);
    await hand.write(page.getByLabel('Six-digit code'), code);

    await page.waitForURL(/\/book\//);
    await ready(page);
    await hand.write(page.getByLabel('What happened'), STORY.slice(0, 56));
    await hand.tap(page.getByRole('checkbox', { name: /^I agree that/ }));
    await hand.tap(page.getByRole('button', { name: 'Go to payment' }));
    await page.waitForURL(/\/test-gateway\//);
    await ready(page);
    await hand.tap(page.getByRole('button', { name: /^Pay ₱/ }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your meeting is confirmed');

    const { taps, characters } = hand;
    const seconds = Math.round((Date.now() - began) / 1000);
    const counted = `${taps} taps, ${characters} characters, ${seconds} s of the machine`;
    info.annotations.push({ type: 'journey', description: counted });
    expect(taps).toBeLessThanOrEqual(MOST.taps);
    expect(characters).toBeLessThanOrEqual(MOST.characters);
  });
});

/** Counts as a person would: a key of the phone leads to the next field, and what already has the focus needs no tap. */
class Hand {
  taps = 0;
  characters = 0;

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  async write(field: Locator, text: string): Promise<void> {
    const isNext = async () => field.evaluate((element) => element === document.activeElement);
    if (!(await isNext())) await this.page.keyboard.press('Tab');
    if (!(await isNext())) await this.tap(field);
    this.characters += text.length;
    await field.pressSequentially(text);
  }
}
