import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { VerificationRequest } from '@/lib/contract/lawyers/verification';
import { fakeServer } from '@/lib/testing/fake-server';
import { VerifyLawyer } from './verify-lawyer';

const server = fakeServer();

const CLOSED: VerificationRequest = {
  subject: 'commission',
  display_name: 'Liza Tan',
  roll_number: '56214',
  bar_year: 2011,
  submitted_at: '2026-11-20T02:00:00Z',
  expires_at: '2026-11-23T02:00:00Z',
  ibp_number: null,
  facts: null,
  roll_number_taken: null,
  documents: null,
};
const OPENED: VerificationRequest = {
  ...CLOSED,
  ibp_number: '104873',
  roll_number_taken: false,
  facts: [{ label: 'Commission number', value: 'M-123' }],
  documents: [
    {
      _id: 'd1',
      kind: 'commission',
      name: 'commission.pdf',
      size: 99_000,
      content_type: 'application/pdf',
      url: '/api/v1/auth/verify-ibp/document/d1',
    },
  ],
};

const show = (request: VerificationRequest) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <VerifyLawyer token="t1" request={request} />
    </QueryClientProvider>,
  );

test('of a commission the verifier sees what it is compared with once the code was given', async () => {
  server.answer = () => ({ status: 200, payload: OPENED });
  show(CLOSED);
  expect(screen.queryByText('Commission number')).toBeNull();
  fireEvent.change(screen.getByRole('textbox', { name: 'Code' }), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show the commission' }));
  expect(await screen.findByText('M-123')).toBeInTheDocument();
  expect(server.of('PUT')).toMatchObject([
    { path: '/auth/verify-ibp/code', body: { token: 't1', code: '123456' } },
  ]);
  expect(screen.getByText(/Compare the document with the details above/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Download the Notarial commission/ })).toHaveAttribute(
    'download',
    'commission.pdf',
  );
});

test('a commission is rejected with a reason, once', async () => {
  server.answer = () => ({
    status: 200,
    payload: { status: 'REJECTED', display_name: 'Liza Tan' },
  });
  show(OPENED);
  fireEvent.click(screen.getByRole('radio', { name: /Reject/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(server.of('POST')).toEqual([]);
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), {
    target: { value: 'Another territory.' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('The commission of Liza Tan was rejected')).toBeInTheDocument();
  expect(server.of('POST')).toMatchObject([
    { body: { token: 't1', decision: 'reject', reason: 'Another territory.' } },
  ]);
});

test('after ten minutes the code is asked for again, and the reason stays', async () => {
  const fields = { code: 'Please ask for a new code.' };
  server.answer = ({ method }) =>
    method === 'PUT'
      ? { status: 200, payload: OPENED }
      : { status: 400, payload: { key: 'invalid_input', message: fields.code, fields } };
  show(OPENED);
  fireEvent.click(screen.getByRole('radio', { name: /Reject/ }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), {
    target: { value: 'Blurred.' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Code' }), {
    target: { value: '654321' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Show the commission' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Blurred.');
});

test('both IDs are asked for, and looked at, as such', () => {
  show({ ...CLOSED, subject: 'identity' });
  expect(screen.getByText(/The IDs open with a code/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show the IDs' })).toBeInTheDocument();
});
