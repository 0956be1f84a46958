import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  calendarOf,
  choose,
  ELEVEN,
  fakeServer,
  fileOf,
  fillIn,
  openBooking,
  payButtons,
  postsOf,
  press,
  TEN,
} from '@/lib/testing/booking-page';

const server = fakeServer();

const SCRIPT = { status: 415, key: 'unsupported_type', message: 'This PDF holds a script.' };
const BUSY = { status: 503, key: 'unavailable', message: '' };
type Refusal = typeof SCRIPT;

/** Names of files that arrived. */
let arrived: string[] = [];
/** The server's refusals by file name, each given once. */
let refusals: Record<string, Refusal> = {};

/** As much of XMLHttpRequest as an upload uses. */
class FakeRequest {
  upload = {};
  status = 200;
  statusText = '';
  responseText = '';
  onload: () => void = () => {};
  onloadend: () => void = () => {};
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  send(body: FormData) {
    const { name } = body.get('files') as File;
    const refusal = refusals[name];
    delete refusals[name];
    if (!refusal) arrived.push(name);
    this.status = refusal?.status ?? 200;
    this.responseText = JSON.stringify(refusal ?? { files: [] });
    setTimeout(() => {
      this.onload();
      this.onloadend();
    });
  }
}

const realRequest = globalThis.XMLHttpRequest;
beforeAll(() => {
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterAll(() => {
  globalThis.XMLHttpRequest = realRequest;
});

beforeEach(() => {
  arrived = [];
  refusals = {};
  server.answer = ({ method }) =>
    method === 'POST'
      ? {
          status: 201,
          // Not a page of its own, which jsdom could not open.
          payload: {
            _id: 'm1',
            checkout_url: `${window.location.pathname}${window.location.search}#gateway`,
            // Another time than the browser's, and shorter than the page was told at first.
            server_time: '2026-11-24T02:00:00Z',
            hold_expires_at: '2026-11-24T02:12:00Z',
          },
        }
      : { status: 200, payload: { calendar: calendarOf(TEN, ELEVEN) } };
});

/** The page of a client who has typed everything. */
function openFilledIn() {
  openBooking();
  fillIn();
}

const hasLeft = () => window.location.hash === '#gateway';
const leaves = () => waitFor(() => expect(hasLeft()).toBe(true));
const row = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
const notAdded = () => JSON.parse(sessionStorage.getItem('draft:files-not-added:m1') ?? '[]');

function replace(name: string, file: File) {
  fireEvent.change(screen.getByLabelText(`Replace ${name}`), { target: { files: [file] } });
}

test('empty and wrong files are refused at once, and hold no time', async () => {
  openFilledIn();
  choose(
    fileOf('fake.pdf', 1_000, 'MZ\0\0'),
    fileOf('nothing.pdf', 0, ''),
    fileOf('deed.pdf', 30_000),
  );
  expect(
    await within(row('fake.pdf')).findByText('This is not a PDF, although its name ends in .pdf.'),
  ).toBeVisible();
  expect(row('nothing.pdf')).toHaveTextContent('This file is empty.');
  expect(row('deed.pdf')).toHaveTextContent('29 kB');
  expect(payButtons(/^Go to payment with 1 document$/)[0]).toBeVisible();

  await press();
  const stop = await screen.findByText('2 of 3 files were not added');
  expect(stop.closest('[tabindex]')).toHaveFocus();
  expect(stop.closest('[tabindex]')).toHaveTextContent(
    'fake.pdf, nothing.pdf: replace them above, or go on without them.',
  );
  expect(postsOf(server)).toHaveLength(0);

  fireEvent.click(screen.getByRole('button', { name: 'Remove nothing.pdf' }));
  replace('fake.pdf', fileOf('real.pdf', 2_000));
  expect(screen.queryByText(/not added/)).not.toBeInTheDocument();
  expect(payButtons(/with 2 documents$/)[0]).toBeVisible();
  await press();
  await leaves();
  expect(arrived).toEqual(['real.pdf', 'deed.pdf']);
  expect(notAdded()).toEqual([]);
});

test('the client may go on without a wrong file, and is told again', async () => {
  openFilledIn();
  choose(fileOf('fake.pdf', 1_000, 'MZ\0\0'), fileOf('deed.pdf', 30_000));
  await within(row('fake.pdf')).findByText(/^This is not a PDF/);
  await press();
  await act(async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Go on without it' }));
  });
  await leaves();
  expect(arrived).toEqual(['deed.pdf']);
  expect(notAdded()).toEqual([
    { name: 'fake.pdf', reason: 'This is not a PDF, although its name ends in .pdf.' },
  ]);
});

test('a file that the server refuses stops the way to payment until another takes its place', async () => {
  refusals = { 'script.pdf': SCRIPT };
  openFilledIn();
  choose(fileOf('deed.pdf', 30_000), fileOf('script.pdf', 1_000));
  await press();
  const heading = await screen.findByRole('heading', { name: '1 of 2 files was not added' });
  expect(heading).toHaveFocus();
  expect(hasLeft()).toBe(false);
  expect(row('script.pdf')).toHaveTextContent('This PDF holds a script.');
  expect(
    screen.getByText('Replace it, or go on without it. The other file is in your booking.'),
  ).toBeVisible();
  expect(within(row('script.pdf')).queryByText('Try again')).not.toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(/^Your time is held for (11|12) minutes\.$/);
  expect(screen.getByText('3.').closest('li')).toHaveAttribute('aria-current', 'step');

  replace('script.pdf', fileOf('printed.pdf', 1_000));
  await leaves();
  expect(arrived).toEqual(['deed.pdf', 'printed.pdf']);
  expect(notAdded()).toEqual([]);
});

test('what did not get through can be tried again, removed, or left out', async () => {
  refusals = { 'a.pdf': BUSY, 'b.pdf': SCRIPT, 'c.pdf': SCRIPT };
  openFilledIn();
  choose(...['a', 'b', 'c', 'd'].map((name) => fileOf(`${name}.pdf`, 1_000)));
  await press();
  await screen.findByRole('heading', { name: '3 of 4 files were not added' });
  expect(row('a.pdf')).toHaveTextContent(
    'Files can’t be added right now. Please try again in a moment.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try again to send a.pdf' }));
  await screen.findByRole('heading', { name: '2 of 4 files were not added' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove b.pdf' }));
  expect(screen.getByRole('heading', { name: '1 of 3 files was not added' })).toHaveFocus();
  expect(hasLeft()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Go on without it' }));
  await leaves();
  expect(arrived).toEqual(['d.pdf', 'a.pdf']);
  expect(notAdded()).toEqual([{ name: 'c.pdf', reason: 'This PDF holds a script.' }]);
});

test('when the last refused file was removed, the client goes to the payment', async () => {
  refusals = { 'script.pdf': SCRIPT };
  openFilledIn();
  choose(fileOf('deed.pdf', 30_000), fileOf('script.pdf', 1_000));
  await press();
  await screen.findByRole('heading', { name: '1 of 2 files was not added' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove script.pdf' }));
  expect(screen.getByRole('heading', { name: '1 file was added' })).toHaveFocus();
  expect(hasLeft()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Go to payment' }));
  await leaves();
  expect(notAdded()).toEqual([]);
});
