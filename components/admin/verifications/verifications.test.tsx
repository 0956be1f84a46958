import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { AdminVerification } from '@/lib/contract/admin/verifications';
import { fakeServer } from '@/lib/testing/fake-server';
import { VerificationQueue } from './verification-queue';
import { VerificationView } from './verification-view';

jest.mock('next/navigation', () => jest.requireActual('@/lib/testing/location-hooks'));

const server = fakeServer();
beforeEach(() => {
  // jsdom has none; what it watches here is in view anyhow.
  const observer = { observe: jest.fn(), disconnect: jest.fn() };
  Object.assign(globalThis, { IntersectionObserver: jest.fn(() => observer) });
});
afterEach(() => window.history.replaceState(null, '', '/'));

const VIEW: AdminVerification = {
  _id: 'v1',
  subject: 'identity',
  status: 'PENDING',
  facts: [],
  renewal: false,
  own: false,
  version: 'x1',
  lawyer: { _id: 'liza-tan', display_name: 'Liza Tan', user_id: 'u2' },
  roll_number: '56214',
  ibp_number: '104873',
  bar_year: 2011,
  email: 'liza@example.com',
  submitted_at: '2026-11-20T02:00:00Z',
  decided_at: null,
  reason: null,
  roll_number_taken: true,
  documents: [
    {
      _id: 'd1',
      kind: 'ibp_id',
      name: 'ibp.jpg',
      size: 120_000,
      content_type: 'image/jpeg',
      url: '/api/v1/admin/verifications/v1/document/d1',
    },
    {
      _id: 'd2',
      kind: 'government_id',
      name: 'passport.pdf',
      size: 99_000,
      content_type: 'application/pdf',
      url: '/api/v1/admin/verifications/v1/document/d2',
    },
  ],
  earlier: [
    {
      _id: 'v0',
      status: 'REJECTED',
      reason: 'Blurred.',
      submitted_at: '2026-11-10T02:00:00Z',
      decided_at: '2026-11-11T02:00:00Z',
    },
  ],
};

const show = (element: React.ReactElement) =>
  render(<QueryClientProvider client={createQueryClient()}>{element}</QueryClientProvider>);

test('the queue links to each, and its filter stands in the address', async () => {
  server.answer = ({ path }) => {
    const none = path.includes('status=rejected');
    const page = { page: 0, hasMore: false, total: none ? 0 : 1 };
    return { status: 200, payload: { ...page, results: none ? [] : [VIEW] } };
  };
  show(<VerificationQueue />);
  expect(await screen.findByRole('link', { name: 'Atty. Liza Tan' })).toHaveAttribute(
    'href',
    '/admin/verifications/v1',
  );
  fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), {
    target: { value: 'rejected' },
  });
  expect(await screen.findByText('Nothing here')).toBeInTheDocument();
  expect(window.location.search).toBe('?status=rejected');
  await act(async () => {
    fireEvent.change(screen.getByRole('combobox', { name: 'What' }), {
      target: { value: 'commission' },
    });
  });
  expect(window.location.search).toBe('?status=rejected&subject=commission');
});

test('both IDs stand beside what the lawyer states', async () => {
  server.answer = () => ({ status: 200, payload: VIEW });
  show(<VerificationView id="v1" />);
  expect(await screen.findByText('56214')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'IBP ID, as it was handed in' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Download the Government ID/ })).toHaveAttribute(
    'href',
    '/api/v1/admin/verifications/v1/document/d2',
  );
  expect(screen.getByText(/verified with this roll number/)).toBeInTheDocument();
  expect(screen.getByText('Blurred.')).toBeInTheDocument();
});

test('what does not match on the IDs is proposed as the reason of the rejection', async () => {
  server.answer = () => ({ status: 200, payload: VIEW });
  show(<VerificationView id="v1" />);
  const roll = within(await screen.findByRole('group', { name: /^Roll of Attorneys number/ }));
  fireEvent.click(roll.getByRole('radio', { name: 'Does not match' }));
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveDisplayValue(
    /as you stated: Roll of Attorneys number\./,
  );
});

test('a rejection needs a reason; one that came too late says so and shows what stands', async () => {
  let decided = false;
  server.answer = ({ method }) => {
    if (method === 'GET')
      return {
        status: 200,
        payload: decided ? { ...VIEW, status: 'APPROVED', version: null, documents: [] } : VIEW,
      };
    decided = true;
    const message = 'Somebody else has approved these IDs meanwhile.';
    return { status: 409, payload: { key: 'bad_transition', message } };
  };
  show(<VerificationView id="v1" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reject the IDs of Liza Tan?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(server.of('POST')).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox', { name: 'Reason' }), { target: { value: 'No.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText(/IDs are shown until the decision/)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody else has approved these IDs');
  expect(server.of('POST')[0]?.body).toEqual({ decision: 'reject', reason: 'No.', version: 'x1' });
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

const COMMISSION: AdminVerification = {
  ...VIEW,
  subject: 'commission',
  facts: [
    { label: 'Name', value: 'Liza Tan' },
    { label: 'Commission number', value: 'M-123' },
    { label: 'Last day', value: 'December 31, 2027' },
  ],
  roll_number_taken: false,
  documents: [
    {
      _id: 'd3',
      kind: 'commission',
      name: 'commission.pdf',
      size: 99_000,
      content_type: 'application/pdf',
      url: '/api/v1/admin/verifications/v1/document/d3',
    },
  ],
  earlier: [],
};

test('of a commission the queue says what it is, and its facts stand beside its document', async () => {
  server.answer = ({ path }) => ({
    status: 200,
    payload: path.endsWith('v1')
      ? COMMISSION
      : { page: 0, hasMore: false, total: 1, results: [COMMISSION] },
  });
  const queue = show(<VerificationQueue />);
  const table = within(await screen.findByRole('table'));
  expect(table.getByText('Notarial commission')).toBeInTheDocument();
  queue.unmount();
  show(<VerificationView id="v1" />);
  expect(await screen.findByText('M-123')).toBeInTheDocument();
  expect(screen.getByText('December 31, 2027')).toBeInTheDocument();
  expect(screen.getAllByText('Name')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /Download the Notarial commission/ })).toHaveAttribute(
    'href',
    '/api/v1/admin/verifications/v1/document/d3',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(
    await screen.findByRole('dialog', { name: 'Reject the commission of Liza Tan?' }),
  ).toBeInTheDocument();
});

test('an approved commission is no longer shown, and the page says so', async () => {
  const after = { ...COMMISSION, status: 'APPROVED', version: null, documents: [] };
  server.answer = ({ method }) => ({
    status: 200,
    payload: method === 'GET' ? COMMISSION : after,
  });
  show(<VerificationView id="v1" />);
  const approve = await screen.findByRole('button', { name: 'Approve' });
  for (const matches of screen.getAllByRole('radio', { name: 'Matches' })) {
    expect(approve).toBeDisabled();
    fireEvent.click(matches);
  }
  await act(async () => {
    fireEvent.click(approve);
  });
  expect(await screen.findByText(/The document can no longer be seen/)).toBeInTheDocument();
  expect(screen.getByText(/The document is shown until the decision/)).toBeInTheDocument();
});
