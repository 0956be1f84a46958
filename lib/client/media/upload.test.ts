import { ApiError } from '@/lib/client/platform/api-error';
import { addMeetingFiles } from '@/lib/contract/meetings/meetings';
import { upload } from './upload';

/** As much of XMLHttpRequest as an upload uses; the test plays the network. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress: ((event: unknown) => void) | null } = { onprogress: null };
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};
  status = 0;
  statusText = '';
  responseText = '';
  withCredentials = false;
  readonly sent: unknown[] = [];
  readonly headers: Record<string, string> = {};

  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, url: string) {
    this.sent.push(method, url);
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return null;
  }
  send(body: unknown) {
    this.sent.push(body);
  }
  abort() {
    this.onabort();
    this.onloadend();
  }
  answer(status: number, payload: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(payload);
    this.onload();
    this.onloadend();
  }
}

const real = globalThis.XMLHttpRequest;

beforeAll(() => {
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterAll(() => {
  globalThis.XMLHttpRequest = real;
});

const file = new File(['hello'], 'note.txt', { type: 'text/plain' });
const args = { params: { id: 'm1' }, body: { files: [file] } };

test('sends the files as a form with the session cookie and reports progress', async () => {
  const shares: number[] = [];
  const done = upload(addMeetingFiles, args, { onProgress: (share) => shares.push(share) });
  const request = FakeRequest.last;
  const [method, url, body] = request.sent;
  expect([method, url]).toEqual(['PUT', '/api/v1/meeting/m1/files']);
  expect(request.withCredentials).toBe(true);
  // The browser writes the content type of a form, with its boundary.
  expect(request.headers).not.toHaveProperty('content-type');
  expect((body as FormData).getAll('files')).toEqual([file]);
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  request.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
  request.answer(200, { files: [] });
  await expect(done).resolves.toEqual({ files: [] });
  expect(shares).toEqual([0.25]);
});

test('a refusal and a lost connection are the errors of a call', async () => {
  const refused = upload(addMeetingFiles, args);
  FakeRequest.last.answer(413, { key: 'too_large', message: 'Too large.' });
  await expect(refused).rejects.toMatchObject({ status: 413, key: 'too_large' });

  const lost = upload(addMeetingFiles, args);
  FakeRequest.last.onerror();
  await expect(lost).rejects.toBeInstanceOf(ApiError);
  await expect(lost).rejects.toMatchObject({ key: 'no_answer' });
});

test('an abort stops it, also one that came before', async () => {
  const control = new AbortController();
  const stopped = upload(addMeetingFiles, args, { signal: control.signal });
  control.abort();
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  const before = upload(addMeetingFiles, args, { signal: control.signal });
  await expect(before).rejects.toMatchObject({ name: 'AbortError' });
});
