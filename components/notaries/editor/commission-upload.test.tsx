import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { OwnNotary } from '@/lib/contract/notaries/own-notary';
import { commissionEnds } from '@/lib/domain/notaries/commission';
import { fakeServer } from '@/lib/testing/fake-server';
import { shownOwnNotary } from '@/lib/testing/notaries/shown-own-notary';
import { NotarialServices } from './notarial-services';

jest.mock('next/navigation', () => jest.requireActual('@/lib/testing/location-hooks'));

const NOW = Date.now();
const [, LAST_DAY] = commissionEnds(NOW);

/** As much of XMLHttpRequest as an upload uses; the test answers it. */
class FakeRequest {
  static latest: FakeRequest;
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
  status = 0;
  statusText = '';
  responseText = '';
  file: File | null = null;
  onload = () => {};
  onloadend = () => {};
  onabort = () => {};
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  send(body: FormData) {
    FakeRequest.latest = this;
    this.file = body.get('notarial_commission_doc') as File;
  }
  abort() {
    this.onabort();
    this.onloadend();
  }
  answer(status: number, payload: object) {
    this.status = status;
    this.responseText = JSON.stringify(payload);
    this.onload();
    this.onloadend();
  }
}

const realRequest = globalThis.XMLHttpRequest;
beforeAll(() => {
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterAll(() => {
  globalThis.XMLHttpRequest = realRequest;
});

const server = fakeServer();
let own: OwnNotary;

beforeEach(() => {
  own = shownOwnNotary({
    commission_valid_until: LAST_DAY,
    check: { status: 'NONE', submitted_at: null, reason: null },
    approved: null,
    days_left: null,
    listed: false,
    is_public: false,
    missing: ['commission_check'],
  });
  window.history.replaceState(null, '', '/lawyer-portal/notary-public?part=commission');
  server.answer = () => ({ status: 200, payload: own });
});

async function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NotarialServices requestNow={NOW}>{null}</NotarialServices>
    </QueryClientProvider>,
  );
  return within(await screen.findByRole('region', { name: 'Document of your commission' }));
}

type Document = Awaited<ReturnType<typeof open>>;

function choose(document: Document, name: string, type: string) {
  const input = document.getByLabelText(/Hand in the document/);
  fireEvent.change(input, { target: { files: [new File(['%PDF'], name, { type })] } });
}

it('shows how much was sent, then that it is checked', async () => {
  const document = await open();
  choose(document, 'commission.pdf', 'application/pdf');
  await waitFor(() => expect(FakeRequest.latest.file?.name).toBe('commission.pdf'));
  act(() => {
    FakeRequest.latest.upload.onprogress?.({ lengthComputable: true, loaded: 2, total: 5 });
  });
  expect(await document.findByText(/40/)).toBeVisible();
  own = {
    ...own,
    check: { ...own.check, status: 'PENDING', submitted_at: '2026-11-23T01:00:00Z' },
  };
  act(() => FakeRequest.latest.answer(201, { picture_url: '', notarial_commission_doc_url: '' }));
  expect(await document.findByText('Being checked since November 23, 2026')).toBeVisible();
  expect(document.queryByText('commission.pdf')).toBeNull();
});

it('can be stopped, and offers the place again', async () => {
  const document = await open();
  choose(document, 'commission.pdf', 'application/pdf');
  fireEvent.click(await document.findByRole('button', { name: /Cancel/ }));
  await waitFor(() => expect(document.queryByText('commission.pdf')).toBeNull());
  expect(document.getByText('Hand in the document')).toBeVisible();
});

it('says what is wrong with a file', async () => {
  const document = await open();
  choose(document, 'notes.txt', 'text/plain');
  expect(document.getByText('notes.txt was not added. Use JPEG, PNG or PDF.')).toBeVisible();
  choose(document, 'locked.pdf', 'application/pdf');
  await waitFor(() => expect(FakeRequest.latest.file?.name).toBe('locked.pdf'));
  const fields = { notarial_commission_doc: 'This PDF is locked.' };
  act(() => FakeRequest.latest.answer(400, { key: 'invalid_input', message: '', fields }));
  expect(await document.findByText('This PDF is locked.')).toBeVisible();
});

it('takes the document before the commission is saved, and sends it then', async () => {
  const document = await open();
  fireEvent.change(screen.getByLabelText('Commission number'), { target: { value: 'M-1000' } });
  expect(await document.findByText(/It is sent when you save\./)).toBeVisible();
  choose(document, 'new.pdf', 'application/pdf');
  expect(document.getByText('new.pdf')).toBeVisible();
  own = { ...own, commission_number: 'M-1000' };
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(FakeRequest.latest.file?.name).toBe('new.pdf'));
});
