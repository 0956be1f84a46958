import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { rememberProblem, searchedProblem } from '@/lib/client/lawyers/searched-problem';
import { rememberStory } from '@/lib/client/lawyers/typed-story';
import {
  bookingPage,
  choose,
  fakeServer,
  fileOf,
  fillIn,
  openBooking,
  postsOf,
  press,
  STORY,
  SUBJECT,
} from '@/lib/testing/booking-page';

const server = fakeServer();
const CRUZ = { _id: 'pedro-cruz-1a2b', display_name: 'Atty. Pedro Cruz' };
const openElsewhere = (userId?: string) => openBooking(userId, undefined, { lawyer: CRUZ });
const summary = () => screen.getByLabelText('Short summary');
const story = () => screen.getByLabelText('What happened');
const consent = () => screen.getByRole('checkbox', { name: /^I agree that/ });

test('the problem of the search begins the summary, until something else is typed', () => {
  rememberProblem({ label: 'Estafa complaint', area: 'Criminal', path: '/lawyers-online' });
  const first = openBooking();
  expect(summary()).toHaveValue('Estafa complaint');
  expect(summary()).toHaveAccessibleDescription(/Filled in from your search/);
  fireEvent.input(summary(), { target: { value: SUBJECT } });
  expect(summary()).toHaveAccessibleDescription(/^One line\. The lawyer sees it first/);
  first.unmount();

  rememberProblem({ label: 'Unpaid wages', area: 'Labor', path: '/lawyers-online' });
  const second = openBooking();
  expect(summary()).toHaveValue(SUBJECT);
  second.unmount();
  rememberProblem(null);
  expect(searchedProblem()).toBeNull();
});

test('what was told in the search begins the story, and stays out once it was taken out', () => {
  const words = 'binugbog po kasi ako kagabi';
  rememberStory(words);
  const first = openBooking();
  expect(story()).toHaveValue(words);
  expect(summary()).toHaveValue(words);
  fireEvent.input(story(), { target: { value: '' } });
  first.unmount();

  const second = openBooking();
  expect(story()).toHaveValue('');
  second.unmount();
  rememberStory('');
});

test('what was told of another problem is no text for this lawyer', () => {
  rememberProblem({ label: 'Child custody and support', area: 'Civil', path: '/lawyers-online' });
  rememberStory('ayaw magsustento ng tatay ng anak ko');
  const { unmount } = openBooking('u7');
  expect(story()).toHaveValue('');
  expect(summary()).toHaveValue('');
  unmount();
  rememberProblem(null);
  rememberStory('');
});

test('the summary follows what is written, until it is changed by hand', async () => {
  openBooking();
  fireEvent.input(story(), { target: { value: 'My employer did not pay me. He hides.' } });
  expect(summary()).toHaveValue('My employer did not pay me');
  expect(summary()).toHaveAccessibleDescription(/^Taken from what you wrote/);
  fireEvent.input(story(), { target: { value: STORY } });
  expect(summary()).toHaveValue('My supervisor sent a text saying my last day was that Friday');
  fireEvent.input(summary(), { target: { value: SUBJECT } });
  fireEvent.input(story(), { target: { value: `${STORY} No pay.` } });
  expect(summary()).toHaveValue(SUBJECT);

  fireEvent.input(summary(), { target: { value: '' } });
  fireEvent.click(consent());
  await press();
  await waitFor(() => expect(postsOf(server)).toHaveLength(1));
  expect(postsOf(server)[0]?.body).toMatchObject({
    subject: 'My supervisor sent a text saying my last day was that Friday',
  });
});

test('text and consent come back after a reload, and the page names the files to add again', async () => {
  const first = openBooking();
  fillIn();
  choose(fileOf('deed.pdf', 30_000), fileOf('id.pdf', 1_000));
  first.unmount();

  const second = openBooking();
  expect(summary()).toHaveValue(SUBJECT);
  expect(consent()).toBeChecked();
  expect(screen.getByText('Please add these files again: deed.pdf, id.pdf')).toBeVisible();
  choose(fileOf('deed.pdf', 30_000));
  const left = screen.getByText('Please add this file again: id.pdf');
  expect(left.closest('[role]')).toHaveAttribute('role', 'status');

  await press();
  const stop = await screen.findByText('Please add this file again: id.pdf');
  await waitFor(() => expect(stop.closest('[tabindex]')).toHaveFocus());
  expect(postsOf(server)).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Go on without it' }));
  await press();
  await waitFor(() => expect(postsOf(server)).toHaveLength(1));
  second.unmount();

  openBooking('somebody-else');
  expect(consent()).not.toBeChecked();
  expect(screen.queryByText(/^Please add/)).not.toBeInTheDocument();
});

test('on a page that the server rendered a draft comes back, but for a field that was typed into before it listened', async () => {
  const first = openBooking();
  fillIn();
  first.unmount();

  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(bookingPage());
  expect(summary()).toHaveValue('');
  (summary() as HTMLInputElement).value = 'Typed early';
  const hydrated = render(bookingPage(), { container, hydrate: true });
  expect(story()).toHaveValue(STORY);
  expect(summary()).toHaveValue('Typed early');
  expect(consent()).toBeChecked();
  hydrated.unmount();

  openBooking();
  expect(story()).toHaveValue(STORY);
});

test('text and consent come back after a booking that was refused and a reload', async () => {
  const first = openBooking();
  fillIn();
  await press();
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(story()).toHaveValue(STORY);
  first.unmount();

  openBooking();
  expect(summary()).toHaveValue(SUBJECT);
  expect(story()).toHaveValue(STORY);
  expect(consent()).toBeChecked();
});

test('what was written for one lawyer is offered at another, without the consent', async () => {
  const first = openBooking();
  fillIn();
  first.unmount();

  const second = openElsewhere();
  expect(summary()).toHaveValue('');
  expect(screen.getByText(`You wrote to Atty. Maria Luisa Santos: “${SUBJECT}”`)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Use it here' }));
  expect(summary()).toHaveValue(SUBJECT);
  await waitFor(() => expect(story()).toHaveFocus());
  expect(story()).toHaveValue(STORY);
  expect(consent()).not.toBeChecked();
  expect(screen.queryByText(/^You wrote to/)).not.toBeInTheDocument();
  second.unmount();

  openBooking();
  expect(summary()).toHaveValue(SUBJECT);
});

test('the offer goes when it is declined, and is never made to somebody else', () => {
  const first = openBooking();
  fillIn();
  first.unmount();
  const other = openElsewhere('somebody-else');
  expect(screen.queryByText(/^You wrote to/)).not.toBeInTheDocument();
  other.unmount();

  const second = openElsewhere();
  fireEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(screen.queryByText(/^You wrote to/)).not.toBeInTheDocument();
  second.unmount();
  openElsewhere();
  expect(screen.queryByText(/^You wrote to/)).not.toBeInTheDocument();
});

const UNPAID = {
  type: 'PHONE' as const,
  phone: '+639180000000',
  subject: SUBJECT,
  description: STORY,
  other_party: 'Northgate',
  for_other: false,
  attendee_name: '',
  relation: '' as const,
  payment_method: 'card' as const,
  files: [{ name: 'deed.pdf', url: '/api/v1/meeting/m1/file/f1', content_type: 'application/pdf' }],
};

test('what was written for a booking that was not paid comes back, and the page asks for files that are gone', async () => {
  const first = openBooking('u1', undefined, { before: UNPAID });
  expect(summary()).toHaveValue(SUBJECT);
  expect(story()).toHaveValue(STORY);
  expect(screen.getByLabelText('Phone number')).toHaveValue('+639180000000');
  expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
  expect(consent()).not.toBeChecked();
  expect(await screen.findByText('Please add this file again: deed.pdf')).toBeVisible();
  first.unmount();

  openBooking();
  expect(story()).toHaveValue(STORY);
});
