import { fireEvent, screen, waitFor } from '@testing-library/react';
import { keepDangers } from '@/lib/client/lawyers/kept-dangers';
import { fakeServer, openBooking } from '@/lib/testing/booking-page';

fakeServer();

const story = () => screen.getByLabelText('What happened');
const panels = () => screen.queryAllByRole('link', { name: /^Call (?:911|1553)$/ });
const write = (text: string) => fireEvent.input(story(), { target: { value: text } });

beforeEach(() => sessionStorage.clear());

test('danger that the search named stands above the form', async () => {
  keepDangers('problem', ['violence']);
  openBooking();
  expect(await screen.findByRole('link', { name: 'Call 911' })).toBeVisible();
  const order = panels()[0]?.compareDocumentPosition(story()) ?? 0;
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('danger in the story is answered as it is typed, once', async () => {
  keepDangers('words', ['violence']);
  openBooking();
  await screen.findByRole('link', { name: 'Call 911' });
  write('binubugbog ako ng asawa ko, ayaw ko na mabuhay');
  expect(await screen.findByRole('link', { name: 'Call 1553' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Call 911' })).toHaveLength(1);
});

test('a story without danger shows none', async () => {
  openBooking();
  write('sinampal ako ng bf ko');
  expect(await screen.findByRole('link', { name: 'Call 911' })).toBeVisible();
  write('My husband hurt his back at work');
  await waitFor(() => expect(panels()).toEqual([]), { timeout: 3_000 });
});
