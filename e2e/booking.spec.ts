import type { Page, TestInfo } from '@playwright/test';
import { LEGAL_PROBLEMS } from '@/lib/catalogue/legal-problems/legal-problems';
import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';
import { DAY_MS } from '@/lib/domain/platform/time';
import {
  expectChosen,
  FILES,
  fillIn,
  goToPayment,
  otherSideOf,
  pay,
  STORY,
  timeSpan,
} from './support/booking-page';
import { newSubject } from './support/bookings';
import { dayAndTime, dayLabel, pesos, timeName } from './support/clock';
import { calendarEntry, expectMail, mailPage, mailsAbout } from './support/inbox';
import { lawyerOf, nameOf, type OpenTime, openTime } from './support/lawyers';
import {
  type Identity,
  newIdentity,
  type Person,
  signUpForm,
  VERIFY_SUBJECT,
} from './support/people';
import { becomes, expect, picture, ready, test, visit } from './support/test';

test.describe('a stranger books a lawyer', { tag: '@booking' }, () => {
  test.slow();

  test(
    'from the main page to the confirmed meeting in both portals',
    { tag: ['@core', '@core-phone'] },
    async ({ page, context, openPage, demoLawyer }, info) => {
      const lawyer = await lawyerOf(demoLawyer);
      const time = timeOnCard(lawyer, info);
      const client = newIdentity();
      const subject = newSubject();

      await test.step('search', () => search(page, lawyer, info));
      await test.step('choose a time', () => chooseTime(page, time, info));
      await test.step('register', () => register(page, client, info));
      const booking = await test.step('verify', () => openMailedLink(page, client, info));
      await test.step('back at the chosen time', async () => {
        await expect(booking).toHaveURL(new RegExp(`/book/${lawyer._id}/`));
        await expectChosen(booking, time);
      });
      const checkout = await context.newPage();
      await test.step('write the case and pay', async () => {
        await fillIn(booking, subject);
        await picture(booking, info, '8 case');
        await goToPayment(booking);
        await picture(booking, info, '9 payment page');
        await watchCheckout(booking, checkout);
        await pay(booking);
        await picture(booking, info, '10 confirmed');
      });
      await test.step('the page that waited says so by itself', () =>
        expect(checkout.getByRole('heading', { level: 1 })).toHaveText(
          'Your meeting is confirmed',
        ));
      await test.step('the meeting with its files in the portal', () =>
        openOwnMeeting(booking, time, subject, info));
      await test.step('one mail to each with the same calendar entry', () =>
        checkMails(client, demoLawyer, time));
      await test.step('the lawyer sees it', async () => {
        const desk = await openPage();
        await becomes(desk, demoLawyer);
        await readCase(desk, client, subject, info);
      });
    },
  );
});

/**
 * A time of the first days that the card shows, three a day, on a phone two. Desktop and phone have a day each, and
 * repetitions times an hour apart: a meeting closes the times beside it, since the demo lawyer keeps 15 minutes free.
 */
function timeOnCard(lawyer: LawyerCard, { project, repeatEachIndex }: TestInfo): OpenTime {
  const [place, shown] = project.name === 'desktop' ? [0, 3] : [1, 2];
  const starts = Object.keys(lawyer.calendar)
    .toSorted()
    .slice(0, 5)
    .filter((day) => (Date.parse(day) / DAY_MS) % 2 === place)
    .flatMap((day) => lawyer.calendar[day]?.slice(0, shown) ?? [])
    .map(({ start_time }) => start_time)
    .filter((start) => new Date(start).getUTCMinutes() === 0);
  const start = starts.at(-1 - (repeatEachIndex % starts.length));
  if (!start) throw new Error('the card of the demo lawyer shows no time');
  return openTime(lawyer, start, 30);
}

async function search(page: Page, lawyer: LawyerCard, info: TestInfo): Promise<void> {
  await visit(page, '/');
  await picture(page, info, '1 main page');
  const problem = LEGAL_PROBLEMS.find(({ value: [area] }) => area === lawyer.areas_of_practice[0]);
  if (!problem) throw new Error('no legal problem of the area');
  const picker = page.getByRole('combobox', { name: 'What happened?' });
  await picker.pressSequentially(problem.label.slice(0, 8));
  await page.getByRole('option', { name: problem.label, exact: true }).click();
  await expect(picker).toHaveValue(problem.label);
  await page
    .getByRole('combobox', { name: /^Region/ })
    .pressSequentially(lawyer.region.slice(0, 5));
  await page.getByRole('option', { name: lawyer.region, exact: true }).click();
  await picture(page, info, '2 problem and region');
  await page.getByRole('button', { name: 'Find lawyers' }).click();
  await page.waitForURL(/\/lawyers-online\?/);
  const { searchParams } = new URL(page.url());
  expect([...searchParams.keys()]).toEqual(['area_of_practice', 'legal_problem', 'region']);
  expect(searchParams.get('legal_problem')).toBe(String(problem._id));
  await expect(page.getByRole('status').filter({ hasText: problem.label })).toBeVisible();
  await picture(page, info, '3 results');
}

async function chooseTime(page: Page, { lawyer, start }: OpenTime, info: TestInfo): Promise<void> {
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: nameOf(lawyer), exact: true }) });
  const more = page.getByRole('link', { name: 'Load more lawyers' });
  await expect(async () => {
    // steady: a page more does no harm, and it is looked at again until it is there
    if (!(await card.isVisible())) await more.click();
    await expect(card).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const price = pesos(lawyer.services[0]?.price ?? 0);
  await expect(card.getByText(price, { exact: true })).toBeVisible();
  await card.scrollIntoViewIfNeeded();
  await picture(page, info, '4 the lawyer');
  await card.getByRole('link', { name: new RegExp(`^${timeName(start)}`) }).click();
  await page.waitForURL(/\/login\?callback_url=/);
}

async function register(page: Page, client: Identity, info: TestInfo): Promise<void> {
  await ready(page);
  const form = signUpForm(page);
  await form.getByLabel('First name').fill(client.firstName);
  await form.getByLabel('Last name').fill(client.lastName);
  await form.getByLabel('Email').fill(client.email);
  await form.getByLabel('Password', { exact: true }).fill(client.password);
  await picture(page, info, '5 registration');
  await form.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/verify-email\?callback_url=/);
  await expect(page.getByText(client.email)).toBeVisible();
  await picture(page, info, '6 please verify');
}

/** Reads the mail in the inbox; its link opens in a tab of its own, where the journey goes on. */
async function openMailedLink(page: Page, client: Identity, info: TestInfo): Promise<Page> {
  await page.goto(mailPage(await expectMail(client.email, VERIFY_SUBJECT)));
  await picture(page, info, '7 the mail');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Verify my email' }).click();
  const tab = await opened;
  await ready(tab);
  await tab.getByRole('button', { name: 'Verify my email' }).click();
  await tab.waitForURL(/\/book\//);
  return tab;
}

/** Opens the checkout of the payment in hand in another tab, before anything is paid. */
async function watchCheckout(page: Page, tab: Page): Promise<void> {
  const back = await page.request.post(`${page.url()}/close`, {
    headers: { origin: new URL(page.url()).origin },
  });
  const { redirect } = (await back.json()) as { redirect: string };
  await tab.goto(redirect);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Not paid yet');
}

async function openOwnMeeting(
  page: Page,
  time: OpenTime,
  subject: string,
  info: TestInfo,
): Promise<void> {
  await page.getByRole('link', { name: 'Open the meeting' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  const when = page.getByRole('region', { name: 'When and how' });
  await expect(when).toContainText(`${dayLabel(time.start)}, ${timeSpan(time)}`);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Details' })).toContainText(
    `Paid, GCash${pesos(time.price)}`,
  );
  for (const { name, buffer } of FILES) {
    const link = page.getByRole('link', { name: `Download ${name}` });
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(Buffer.compare(await file.body(), buffer)).toBe(0);
    expect(file.headers()['content-disposition']).toMatch(/^attachment/);
  }
  await picture(page, info, '11 the meeting');
  await page.getByRole('main').getByRole('link', { name: 'Meetings', exact: true }).click();
  const next = page.getByRole('region', { name: 'Next meeting' });
  await expect(next.getByRole('link', { name: subject })).toBeVisible();
  await picture(page, info, '12 own meetings');
}

async function checkMails(client: Identity, lawyer: Person, time: OpenTime): Promise<void> {
  const when = dayAndTime(time.start);
  const name = `${client.firstName} ${client.lastName}`;
  const toClient = await expectMail(
    client.email,
    `Booking confirmed: ${nameOf(time.lawyer)}, ${when}`,
  );
  const toLawyer = await expectMail(lawyer.email, `New meeting: ${name}, ${when}`);
  const entries = await Promise.all([toClient, toLawyer].map(calendarEntry));
  for (const entry of entries) {
    expect(entry.startDate.toJSDate().getTime()).toBe(time.start);
    expect(entry.endDate.toJSDate().getTime()).toBe(time.start + time.duration * 60_000);
    expect(entry.uid).toMatch(/^[^@\s]+@[^@\s]+$/);
  }
  expect(entries[0]?.uid).toBe(entries[1]?.uid);
  expect(await mailsAbout(client.email, 'Booking confirmed')).toHaveLength(1);
  expect(await mailsAbout(lawyer.email, name)).toHaveLength(1);
}

async function readCase(
  desk: Page,
  client: Identity,
  subject: string,
  info: TestInfo,
): Promise<void> {
  await visit(desk, '/lawyer-portal');
  await picture(desk, info, '13 the dashboard');
  await visit(desk, '/lawyer-portal/meetings');
  const lists = desk.getByRole('region', { name: /^(Today|Upcoming)/ });
  const link = lists.getByRole('link', { name: subject });
  const more = lists.getByRole('button', { name: 'Load more meetings' });
  await expect(async () => {
    // steady: a page more does no harm, and it is looked at again until it is there
    if (!(await link.isVisible())) await more.click();
    await expect(link).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await link.click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(subject);
  await expect(desk.getByText(otherSideOf(subject), { exact: true })).toBeVisible();
  // The case opens once the other side was checked.
  await expect(desk.getByText(STORY)).toHaveCount(0);
  await desk.getByRole('button', { name: 'No conflict, open the case' }).click();
  await expect(desk.getByText(STORY)).toBeVisible();
  const named = desk.getByText(`${client.firstName} ${client.lastName}`);
  await expect(named.filter({ visible: true }).first()).toBeVisible();
  for (const { name } of FILES) {
    await expect(desk.getByRole('link', { name: `Download ${name}` })).toBeVisible();
  }
  await picture(desk, info, '14 the case');
}
