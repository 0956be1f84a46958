import { TAKE_ALONG } from '@/lib/catalogue/hand-over';
import { getLawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { getHandOver } from '@/lib/contract/meetings/hand-overs';
import { addMeetingFiles, getMeeting, listMeetings } from '@/lib/contract/meetings/meetings';
import { goToPayment, pay, STORY } from './support/booking-page';
import { bookAndPay, meetingOf } from './support/bookings';
import { pdf } from './support/files';
import { expectMail } from './support/inbox';
import { openTime } from './support/lawyers';
import { publishedLawyer } from './support/published-lawyer';
import { becomes, expect, expectAccessible, picture, ready, test, visit } from './support/test';

const CANCEL = 'Cancel this booking';
const DAY = 86_400_000;
const LETTER = pdf('dismissal letter.pdf');

test.describe('a lawyer who cannot take a meeting', { tag: ['@booking', '@once'] }, () => {
  test.slow();

  test(
    'names colleagues, one of whom the client takes the case to, and the other reads nothing',
    { tag: '@core' },
    async ({ page, openPage, newCustomer, visitor }, info) => {
      const [client, lawyer, chosen, spare] = await Promise.all([
        newCustomer(),
        publishedLawyer(),
        publishedLawyer(),
        publishedLawyer(),
      ]);
      const profileOf = (id: string) => visitor.call(getLawyerProfile, { params: { id } });
      const [own, first, second] = [
        await profileOf(lawyer.lawyerId),
        await profileOf(chosen.lawyerId),
        await profileOf(spare.lawyerId),
      ];
      const start = Object.values(own.calendar)
        .flat()
        .map(({ start_time }) => start_time)
        .find((time) => Date.parse(time) > Date.now() + 2 * DAY);
      if (!start) throw new Error('the lawyer has no time in two days');
      const { meetingId, subject } = await bookAndPay(client, openTime(own, start, 30));
      const file = new File([new Uint8Array(LETTER.buffer)], LETTER.name, {
        type: LETTER.mimeType,
      });
      await client.api.call(addMeetingFiles, {
        params: { id: meetingId },
        body: { files: [file] },
      });

      await test.step('the lawyer declines and names two colleagues', async () => {
        const desk = await openPage({ as: lawyer });
        await visit(desk, `/lawyer-portal/meeting/${meetingId}`);
        await desk.getByRole('button', { name: CANCEL }).click();
        const dialog = desk.getByRole('dialog', { name: `${CANCEL}?` });
        await dialog.getByText('Another field', { exact: true }).click();
        const field = dialog.getByRole('combobox', { name: /^Colleagues who could take it/ });
        for (const { display_name: name } of [first, second]) {
          await field.fill(name);
          await desk.getByRole('option', { name: new RegExp(name) }).click();
          await expect(
            dialog.getByRole('button', { name: new RegExp(`^Remove.*${name}`) }),
          ).toBeVisible();
        }
        await expectAccessible(desk);
        await picture(desk, info, 'names colleagues');
        await dialog.getByRole('button', { name: CANCEL }).click();
        await expect(
          desk.getByRole('status').filter({ hasText: 'The booking is cancelled' }),
        ).toBeFocused();
        const record = desk.getByRole('region', { name: 'Colleagues you named' });
        await expect(record).toContainText(first.display_name);
        await expect(record).toContainText('you are not told whom the client books');
        await expectAccessible(desk);
        await desk.goto('about:blank');
      });

      const sentence = `Atty. ${own.display_name} cannot take this. You get everything back. These colleagues have open times:`;
      await test.step('the client is mailed it, and neither colleague is told', async () => {
        const mail = await expectMail(client.email, 'Cancelled');
        expect(mail.text.replace(/\s+/g, ' ')).toContain(sentence);
        for (const colleague of [chosen, spare]) {
          const answer = await colleague.api.send(getMeeting, { params: { id: meetingId } });
          expect(answer.status()).toBe(404);
        }
      });

      await test.step('takes text and files along to one of them, after a press of consent', async () => {
        await becomes(page, client);
        await visit(page, `/customer-portal/meeting/${meetingId}`);
        const panel = page.getByRole('region', { name: 'Another lawyer for you' });
        await expect(panel).toContainText(sentence);
        await panel.getByRole('checkbox', { name: TAKE_ALONG }).check();
        await expectAccessible(page);
        await picture(page, info, 'another lawyer');
        const times = panel.getByRole('list', {
          name: `Next open times of Atty. ${first.display_name}`,
        });
        await times.getByRole('link').first().click();
        await page.waitForURL(new RegExp(`/book/${chosen.lawyerId}/`));
        await ready(page);
        await expect(page.getByLabel('Short summary')).toHaveValue(subject);
        await expect(page.getByLabel('What happened')).not.toHaveValue('');
        await expect(page.getByText(LETTER.name, { exact: true })).toBeVisible();
        await page.getByLabel('What happened').fill(STORY);
        await page.getByRole('checkbox', { name: /^I agree that/ }).check();
        await picture(page, info, 'taken along');
        await goToPayment(page);
        await pay(page);
      });

      const { colleagues } = await client.api.call(getHandOver, { params: { id: meetingId } });
      const taken = colleagues.find(({ lawyer_id }) => lawyer_id === chosen.lawyerId)?.meeting_id;
      if (!taken) throw new Error('the hand-over does not name what was booked');

      await test.step('the chosen one reads the new meeting with its file, and not the old one', async () => {
        const desk = await openPage({ as: chosen });
        await visit(desk, `/lawyer-portal/meeting/${taken}`);
        await expect(desk.getByText(STORY)).toBeVisible();
        await expect(desk.getByText(LETTER.name, { exact: true })).toBeVisible();
        await expectAccessible(desk);
        await desk.goto('about:blank');
        const old = await chosen.api.send(getMeeting, { params: { id: meetingId } });
        expect(old.status()).toBe(404);
      });
      await test.step('the other one reads nothing of either', async () => {
        for (const id of [meetingId, taken])
          for (const endpoint of [getMeeting, getHandOver]) {
            const answer = await spare.api.send(endpoint, { params: { id } });
            expect(answer.status()).toBe(404);
          }
        const { results } = await spare.api.call(listMeetings, { query: { period: 'upcoming' } });
        expect(JSON.stringify(results)).not.toContain(client.lastName);
      });
      await test.step('the page of the declined meeting leads to the new one', async () => {
        await visit(page, `/customer-portal/meeting/${meetingId}`);
        const panel = page.getByRole('region', { name: 'Another lawyer for you' });
        await expect(panel).toContainText(`You booked Atty. ${first.display_name} instead.`);
        await panel.getByRole('link', { name: 'Open that meeting' }).click();
        await page.waitForURL(`/customer-portal/meeting/${taken}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
        const payment = async () => (await meetingOf(client, meetingId)).payment.status;
        await expect.poll(payment).toBe('REFUNDED');
        await picture(page, info, 'booked instead');
      });
    },
  );
});
