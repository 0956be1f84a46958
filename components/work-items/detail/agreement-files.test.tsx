import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { workItemKeys, workItemQuery } from '@/lib/client/work-items/queries';
import type { WorkItemFile } from '@/lib/contract/work-items/files';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { fakeServer } from '@/lib/testing/fake-server';
import { shownAgreement } from '@/lib/testing/shown-agreement';
import { AgreementFiles } from './agreement-files';

const server = fakeServer();
let files: WorkItemFile[];
let uploads: [path: string, name: string][];
let refusal: { key: string; message: string; status: number } | undefined;

/** As much of XMLHttpRequest as an upload uses. */
class FakeRequest {
  upload = {};
  status = 200;
  statusText = '';
  responseText = '';
  path = '';
  onload: () => void = () => {};
  onloadend: () => void = () => {};
  open(_method: string, path: string) {
    this.path = path;
  }
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  send(body: FormData) {
    const { name } = body.get('files') as File;
    uploads.push([this.path, name]);
    if (!refusal) files = [...files, entry('f9', name, { mine: true })];
    this.status = refusal?.status ?? 200;
    this.responseText = JSON.stringify(refusal ?? { files });
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
  [files, uploads, refusal] = [[], [], undefined];
  server.answer = () => ({ status: 204 });
});

function entry(_id: string, name: string, { mine = false } = {}): WorkItemFile {
  const url = `/api/v1/work-items/w1/file/${_id}`;
  return { _id, name, url, mine, can_remove: mine, size: 400_000, content_type: 'application/pdf' };
}

function Page() {
  const { data } = useQuery({ ...workItemQuery('w1'), staleTime: Number.POSITIVE_INFINITY });
  return data ? <AgreementFiles item={data} reader="client" /> : null;
}

function open(item: Partial<WorkItem> = {}) {
  const queries = createQueryClient();
  const lawyer = { _id: 'l1', display_name: 'Maria Luisa Santos', picture_url: null };
  queries.setQueryData(workItemKeys.detail('w1'), shownAgreement({ lawyer, files, ...item }));
  render(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  );
}

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(/^Add files/), { target: { files: [file] } });
const pdf = () => new File(['%PDF-1.4\n'], 'deed.pdf', { type: 'application/pdf' });

test('shows how many there are, from whom, and how to download them', () => {
  files = [entry('f1', 'agreement.pdf'), entry('f2', 'payslip.pdf', { mine: true })];
  open();
  expect(screen.getByRole('heading', { name: 'Files 2' })).toBeVisible();
  const [theirs, own] = screen.getAllByRole('listitem');
  expect(theirs).toHaveTextContent('from Atty. Maria Luisa Santos');
  expect(own).toHaveTextContent('from you');
  const link = screen.getByRole('link', { name: 'Download agreement.pdf' });
  expect(link).toHaveAttribute('href', '/api/v1/work-items/w1/file/f1');
  expect(screen.queryByRole('button', { name: 'Remove agreement.pdf' })).toBeNull();
});

test('one that is chosen is sent and listed', async () => {
  open();
  choose(pdf());
  expect(await screen.findByRole('link', { name: 'Download deed.pdf' })).toBeVisible();
  expect(uploads).toEqual([['/api/v1/work-items/w1/files', 'deed.pdf']]);
  expect(screen.getByLabelText(/^Send pictures with the place and time/)).not.toBeChecked();
});

test('one that is refused stays with its reason', async () => {
  refusal = { status: 409, key: 'bad_transition', message: '' };
  open();
  choose(pdf());
  expect(
    await screen.findByText('Files can no longer be changed for this agreement.'),
  ).toBeVisible();
  choose(new File(['MZ\0\0'], 'fake.pdf'));
  expect(
    await screen.findByText('This is not a PDF, although its name ends in .pdf.'),
  ).toBeVisible();
  expect(uploads).toHaveLength(1);
});

test('an own one is removed after a question', async () => {
  files = [entry('f2', 'payslip.pdf', { mine: true })];
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Remove payslip.pdf' }));
  const dialog = screen.getByRole('dialog', { name: 'Remove this file?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('payslip.pdf')).toBeNull());
  expect(server.of('DELETE')[0]?.path).toBe('/work-items/w1/file/f2');
});

test('nothing changes any more once it is over', () => {
  files = [entry('f2', 'payslip.pdf', { mine: true })];
  open({ can_add_files: false });
  expect(screen.queryByLabelText(/^Add files/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove payslip.pdf' })).toBeNull();
});

test('says that there are none', () => {
  open({ can_add_files: false });
  expect(screen.getByText('No files were added.')).toBeVisible();
});
