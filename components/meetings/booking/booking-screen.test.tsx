import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { bookPath } from '@/components/lawyers/addresses';
import { formatDate, fullTimeName } from '@/lib/domain/platform/clock-labels';
import { isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import {
  calendarOf,
  choose,
  ELEVEN,
  fakeServer,
  fileOf,
  fillIn,
  fullProfile,
  NOW,
  OPTIONS,
  openBooking,
  openTimes,
  payButtons,
  postsOf,
  press,
  STORY,
  SUBJECT,
  TEN,
} from '@/lib/testing/booking-page';

const server = fakeServer();

test('a time taken meanwhile: back to the times, with everything that was typed and attached', async () => {
  const openStarts = () => (postsOf(server).length === 0 ? [TEN, ELEVEN] : [ELEVEN]);
  server.answer = ({ method }) =>
    method === 'POST'
      ? { status: 409, payload: { key: 'schedule_conflict', message: '' } }
      : { status: 200, payload: { calendar: calendarOf(...openStarts()) } };
  openBooking();
  fillIn();
  choose(fileOf('payslips.pdf', 8_300_000));
  await press();

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Schedule conflict. Please try different time.');
  expect(alert).toHaveFocus();
  expect(screen.getByLabelText('Short summary')).toHaveValue(SUBJECT);
  expect(screen.getByLabelText('What happened')).toHaveValue(STORY);
  expect(screen.getByText('payslips.pdf')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^I agree that/ })).toBeChecked();
  for (const button of payButtons()) expect(button).toBeDisabled();
  expect(screen.getByRole('button', { name: `${fullTimeName(TEN)}, just taken` })).toBeDisabled();
  expect(screen.getByText('1.').closest('li')).toHaveAttribute('aria-current', 'step');

  fireEvent.click(screen.getByRole('button', { name: new RegExp(fullTimeName(ELEVEN)) }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press();
  await waitFor(() => expect(postsOf(server)).toHaveLength(2));
  const [first, second] = postsOf(server);
  expect(second?.body).toMatchObject({ start_time: isoInstant(ELEVEN), subject: SUBJECT });
  expect(second?.key).not.toBe(first?.key);
});

test('files beyond the limits are listed with the reason, the others count', () => {
  openBooking();
  choose(fileOf('cctv.pdf', 148 * 1024 * 1024), fileOf('contract.pdf', 5 * 1024 * 1024));
  choose(fileOf('installer.exe', 1000));
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent ?? '');
  expect(rows.find((row) => row.includes('cctv.pdf'))).toContain('Maximum size is 20 mb.');
  expect(rows.find((row) => row.includes('installer.exe'))).toContain('type');
  expect(screen.getByText(/5\.0 MB used/)).toBeVisible();

  fireEvent.click(screen.getByRole('button', { name: 'Remove contract.pdf' }));
  expect(screen.queryByText('contract.pdf')).not.toBeInTheDocument();
  expect(screen.queryByText(/MB used/)).not.toBeInTheDocument();
});

test('the summary that fills itself loses its error with it', async () => {
  openBooking();
  await press();
  const [story, summary] = ['What happened', 'Short summary'].map((name) =>
    screen.getByLabelText(name),
  );
  fireEvent.change(story as HTMLElement, { target: { value: STORY } });
  await waitFor(() => expect(story).toBeValid());
  expect(summary).not.toHaveValue('');
  await waitFor(() => expect(summary).toBeValid());
  expect(summary).not.toHaveAccessibleDescription(/Please provide a value/);
});

test('nothing typed: every required field says so, the first gets the focus, nothing is sent', async () => {
  openBooking();
  await press();
  const story = screen.getByLabelText('What happened');
  await waitFor(() => expect(story).toHaveFocus());
  expect(story).toHaveAccessibleDescription(
    /Please provide a value\. One sentence is enough: what happened, and when\?/,
  );
  expect(screen.getByLabelText('Short summary')).toBeValid();
  expect(screen.getByRole('checkbox', { name: /^I agree that/ })).toHaveAccessibleDescription(
    /Please agree/,
  );
  expect(postsOf(server)).toHaveLength(0);
});

test('a phone meeting needs a number, and only then', async () => {
  server.answer = () => ({ status: 500, payload: { key: 'internal', message: '' } });
  openBooking();
  fillIn();
  fireEvent.click(screen.getByRole('radio', { name: /^Phone/ }));
  const phone = screen.getByLabelText('Phone number');
  expect(phone).toHaveValue('+639171234567');
  fireEvent.input(phone, { target: { value: 'later' } });
  await press();
  await waitFor(() => expect(phone).toHaveFocus());
  expect(postsOf(server)).toHaveLength(0);

  fireEvent.click(screen.getByRole('radio', { name: /^Video/ }));
  await press();
  await waitFor(() => expect(postsOf(server)).toHaveLength(1));
  expect(postsOf(server)[0]?.body).toMatchObject({ type: 'VIDEO' });
  expect(postsOf(server)[0]?.body).not.toHaveProperty('phone');
});

test('a hold that is refused: the server’s own reason, and what was typed is kept', async () => {
  const message =
    'You have held 3 times without paying within a day. You can hold the next one in 5 minutes. The wait doubles each time, until you pay for one.';
  server.answer = () => ({ status: 429, payload: { key: 'rate_limited', message } });
  openBooking();
  fillIn();
  await press();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(alert).not.toHaveTextContent('Too many attempts');
  expect(alert).toHaveFocus();
  expect(screen.getByLabelText('What happened')).toHaveValue(STORY);
});

/** Books for somebody else; answers with the box. */
function forSomebodyElse() {
  server.answer = () => ({ status: 500, payload: { key: 'internal', message: '' } });
  openBooking();
  fillIn();
  const box = screen.getByRole('checkbox', { name: 'I’m booking for someone else' });
  fireEvent.click(box);
  return box;
}

test('booked for another, who comes has to be named', async () => {
  forSomebodyElse();
  await press();
  const name = screen.getByLabelText('Who is coming');
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription(/Please provide a value\./);
  expect(postsOf(server)).toEqual([]);
  fireEvent.change(name, { target: { value: 'Juan Reyes' } });
  fireEvent.change(screen.getByLabelText(/^Relation to you/), { target: { value: 'PARENT' } });
  await press();
  await waitFor(() => expect(postsOf(server)).toHaveLength(1));
  expect(postsOf(server)[0]?.body).toMatchObject({
    attendee_name: 'Juan Reyes',
    relation: 'PARENT',
  });
});

test('a name typed before the box was cleared is not sent', async () => {
  const box = forSomebodyElse();
  fireEvent.change(screen.getByLabelText('Who is coming'), { target: { value: '12345' } });
  fireEvent.click(box);
  expect(screen.queryByLabelText('Who is coming')).not.toBeInTheDocument();
  await press();
  await waitFor(() => expect(postsOf(server)).toHaveLength(1));
  expect(postsOf(server)[0]?.body).not.toHaveProperty('attendee_name');
});

test('another price: the new total is shown and has to be confirmed', async () => {
  server.answer = ({ method, url, body }) => {
    if (method === 'POST') {
      return body.expected_total === 180_000
        ? { status: 429, payload: { key: 'meeting_limit', message: '' } }
        : { status: 400, payload: { key: 'price_changed', message: '' } };
    }
    if (url.includes('methods')) return { status: 200, payload: OPTIONS };
    if (url.includes('availability')) {
      return { status: 200, payload: { calendar: calendarOf(TEN, ELEVEN) } };
    }
    return { status: 200, payload: fullProfile(180_000) };
  };
  openBooking();
  fillIn();
  await press();
  const notice = await screen.findByText('The total is now ₱1,800');
  expect(notice.closest('[tabindex]')).toHaveFocus();

  await press('Confirm ₱1,800');
  expect(
    await screen.findByText(
      'You have already reached maximum number of two meetings for this event.',
    ),
  ).toBeVisible();
  expect(postsOf(server).map(({ body }) => body.expected_total)).toEqual([150_000, 180_000]);
});

test('a chosen time is one line, and its change is only opened when asked for', () => {
  openBooking('u1', [TEN, ELEVEN], { lawyer: { free_consultation: true } });
  expect(screen.queryByRole('group', { name: 'Length, day and time' })).not.toBeInTheDocument();
  const change = screen.getByRole('button', { name: 'Change' });
  expect(change).toHaveAccessibleDescription(
    new RegExp(`^${formatDate(TEN)}, 10:00 AM PHT .* 30 minutes · ₱1,500$`),
  );

  fireEvent.click(change);
  expect(screen.getByRole('group', { name: 'Length, day and time' })).toHaveFocus();
  fireEvent.click(screen.getByRole('radio', { name: /^First meeting/ }));
  fireEvent.click(screen.getByRole('button', { name: new RegExp(fullTimeName(ELEVEN)) }));
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Change' })).toHaveAccessibleDescription(
    new RegExp(`^${formatDate(ELEVEN)}, 11:00 AM PHT .* 30 minutes · free$`),
  );
  expect(screen.queryByText(/Platform fee/)).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Steps' })).not.toHaveTextContent('Payment');
});

test('free and paid stand side by side, the free one first, and the time stays chosen', () => {
  openBooking('u1', [TEN, ELEVEN], { lawyer: { free_consultation: true } });
  const [free, paid] = screen.getAllByRole('radio', { name: /^(First|Paid) meeting/ });
  expect(free).toHaveAccessibleName('First meeting, 30 minutes, ₱0 Free, once with this lawyer');
  expect(paid).toHaveAccessibleName('Paid meeting 30 minutes ₱1,500 · 60 minutes ₱2,500');
  expect(paid).toBeChecked();
  fireEvent.click(free as HTMLElement);
  expect(free).toBeChecked();
  expect(window.location.pathname + window.location.search).toBe(
    bookPath('maria-santos-7k2f', TEN, 'free'),
  );
  expect(screen.getByRole('button', { name: 'Change' })).toBeVisible();
  fireEvent.click(paid as HTMLElement);
  expect(window.location.search).not.toContain('free');
});

test('a free consultation that was used up says why it cannot be chosen', () => {
  openBooking('u1', [TEN], { lawyer: { free_consultation: true }, freeRefusal: 'lawyer' });
  const free = screen.getByRole('radio', { name: /^First meeting/ });
  expect(free).toBeDisabled();
  expect(free).toHaveAccessibleName(/You have already had a free consultation with this lawyer\.$/);
});

test('without a time that can be had the times are open, and nothing takes the focus', () => {
  openBooking('u1', [ELEVEN]);
  expect(screen.getByText('This time is no longer open')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Length, day and time' })).not.toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: new RegExp(fullTimeName(ELEVEN)) }));
  expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
});

test('another time and another length stand in the address, and the time counts as soon as it fits', () => {
  openBooking();
  openTimes();
  fireEvent.click(screen.getByRole('button', { name: new RegExp(fullTimeName(ELEVEN)) }));
  expect(window.location.pathname).toBe(`/book/maria-santos-7k2f/${isoInstant(ELEVEN)}`);
  fireEvent.click(screen.getByRole('radio', { name: /^60 minutes/ }));
  expect(window.location.search).toBe('?duration=60');
  expect(screen.getByRole('button', { name: new RegExp(fullTimeName(ELEVEN)) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a choice shows in the same moment, however long the address takes to follow', () => {
  openBooking();
  openTimes();
  const hour = screen.getByRole<HTMLInputElement>('radio', { name: /^60 minutes/ });
  const eleven = screen.getByRole('button', { name: new RegExp(fullTimeName(ELEVEN)) });
  let shown = false;
  act(() => {
    hour.click();
    shown = hour.checked;
    eleven.click();
  });
  expect(shown).toBe(true);
  expect(window.location.pathname + window.location.search).toBe(
    bookPath('maria-santos-7k2f', ELEVEN, 60),
  );
});

test('a time the client holds already leads on to its payment, another one to a booking', () => {
  const own = { id: 'm1', start: TEN, href: '/checkout?ref=r1', heldUntil: NOW + 20 * MINUTE_MS };
  openBooking('u1', [ELEVEN], { own });
  const ways = screen.getAllByRole('link', { name: 'Continue to payment' });
  // In the notice, in the summary, and in the bar of a phone.
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(Array(3).fill(own.href));
  expect(screen.queryAllByRole('button', { name: /^Go to payment/ })).toHaveLength(0);
  expect(screen.queryByText('Choose a time')).not.toBeInTheDocument();

  fireEvent.click(screen.getByRole('button', { name: 'Choose another time' }));
  fireEvent.click(screen.getByRole('button', { name: new RegExp(fullTimeName(ELEVEN)) }));
  expect(payButtons()[0]).toBeEnabled();
  expect(screen.queryByRole('link', { name: 'Continue to payment' })).not.toBeInTheDocument();
});
