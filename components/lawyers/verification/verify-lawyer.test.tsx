import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { VerificationRequest } from '@/lib/contract/lawyers/verification';
import { fakeServer } from '@/lib/testing/fake-server';
import { VerifyLawyer } from './verify-lawyer';

const server = fakeServer();
beforeEach(() => {
  // jsdom has none; what it watches here is in view anyhow.
  const observer = { observe: jest.fn(), disconnect: jest.fn() };
  Object.assign(globalThis, { IntersectionObserver: jest.fn(() => observer) });
});

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

const IDENTITY: VerificationRequest = {
  ...CLOSED,
  subject: 'identity',
  ibp_number: '104873',
  roll_number_taken: false,
  documents: [
    {
      _id: 'd2',
      kind: 'ibp_id',
      name: 'ibp.jpg',
      size: 99_000,
      content_type: 'image/jpeg',
      url: '/api/v1/auth/verify-ibp/document/d2',
    },
  ],
};

const verdictOf = (fact: string, name: string) =>
  within(screen.getByRole('group', { name: new RegExp(`^${fact}`) })).getByRole('radio', { name });

test('a lawyer is approved once name, Roll number and IBP number were found to match', async () => {
  server.answer = () => ({
    status: 200,
    payload: { status: 'APPROVED', display_name: 'Liza Tan' },
  });
  show(IDENTITY);
  expect(screen.getByRole('link', { name: 'Supreme Court’s Lawyers List' })).toHaveAttribute(
    'href',
    'https://sc.judiciary.gov.ph/lawyers-list/',
  );
  const approve = screen.getByRole('radio', { name: /^Approve/ });
  for (const fact of ['Name', 'Roll of Attorneys number', 'IBP number']) {
    expect(approve).toBeDisabled();
    fireEvent.click(verdictOf(fact, 'Matches'));
  }
  expect(approve).toBeChecked();
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Liza Tan is verified')).toBeInTheDocument();
  expect(server.of('POST')).toMatchObject([{ body: { token: 't1', decision: 'approve' } }]);
});

test('what does not match proposes the reason of a rejection, which can be changed', () => {
  show(IDENTITY);
  fireEvent.click(verdictOf('Name', 'Matches'));
  fireEvent.click(verdictOf('Roll of Attorneys number', 'Does not match'));
  expect(screen.getByRole('radio', { name: /^Reject/ })).toBeChecked();
  const reason = screen.getByRole('textbox', { name: 'Reason' });
  expect(reason).toHaveDisplayValue(/as you stated: Roll of Attorneys number\. Please/);
  fireEvent.click(verdictOf('IBP number', 'Does not match'));
  expect(reason).toHaveDisplayValue(/as you stated: Roll of Attorneys number, IBP number\./);
  fireEvent.change(reason, { target: { value: 'The last digit differs.' } });
  fireEvent.click(verdictOf('Name', 'Does not match'));
  expect(reason).toHaveValue('The last digit differs.');
});

test('a picture of an ID is enlarged, made smaller again, and turned', () => {
  show(IDENTITY);
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in on the IBP ID' }));
  const box = screen.getByRole('region', { name: 'IBP ID, enlarged to 150 %' });
  expect(box.firstElementChild).toHaveStyle({ width: '150%', height: '150%' });
  fireEvent.wheel(box, { ctrlKey: true, deltaY: 1000 });
  expect(screen.getByRole('button', { name: 'Zoom out of the IBP ID' })).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: 'Turn the IBP ID' }));
  expect(box.firstElementChild?.firstElementChild).toHaveStyle({ transform: 'rotate(90deg)' });
});
