import { ApiError } from '@/lib/client/platform/api-error';
import type { MeetingFile } from '@/lib/contract/meetings/meetings';
import { MAX_FILES } from '@/lib/domain/platform/upload-limits';
import { type SendFile, type Sent, UploadQueue } from './upload-queue';

const sendFile = jest.fn<ReturnType<SendFile>, Parameters<SendFile>>();

const sent: Sent[] = [];
let queue: UploadQueue;

beforeEach(() => {
  sendFile.mockReset();
  sent.length = 0;
  queue = new UploadQueue((one) => sent.push(one), sendFile);
});

function file(name: string, megabytes = 0.001): File {
  const made = new File(['x'], name);
  Object.defineProperty(made, 'size', { value: megabytes * 1024 * 1024 });
  return made;
}

const states = () => queue.list().map(({ file: { name }, state }) => [name, state.kind]);
const reasons = () =>
  queue.list().map(({ state }) => (state.kind === 'failed' ? state.reason : null));
const nothing: { files: MeetingFile[] } = { files: [] };

test('files are sent one after the other, those added meanwhile too', async () => {
  let arrive: (reply: typeof nothing) => void = () => {};
  sendFile.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  sendFile.mockResolvedValue(nothing);
  queue.add([file('a.pdf'), file('b.pdf')]);
  const done = queue.send('m1');
  expect(states()).toEqual([
    ['a.pdf', 'sending'],
    ['b.pdf', 'waiting'],
  ]);
  queue.add([file('c.txt')]);
  expect(queue.send('m1')).toBe(done);
  arrive(nothing);
  await expect(done).resolves.toBe(true);
  expect(states().map(([, kind]) => kind)).toEqual(['done', 'done', 'done']);
  expect(sendFile).toHaveBeenCalledTimes(3);
  expect(sent.map(({ key }) => key)).toEqual([1, 2, 3]);
});

test('a failed one keeps its reason, does not stop the others, and can be sent again', async () => {
  sendFile.mockRejectedValueOnce(new ApiError(0, 'no_answer', ''));
  sendFile.mockResolvedValue(nothing);
  queue.add([file('a.pdf'), file('b.pdf')]);
  await expect(queue.send('m1')).resolves.toBe(false);
  expect(states()).toEqual([
    ['a.pdf', 'failed'],
    ['b.pdf', 'done'],
  ]);
  expect(reasons()[0]).toBe('Cannot send request. Check internet connection.');
  queue.retry(1);
  await expect(queue.send('m1')).resolves.toBe(true);
});

test('one that is too large or of a wrong kind is not offered again', async () => {
  sendFile.mockRejectedValueOnce(new ApiError(413, 'too_large', 'Maximum size is 20 mb.'));
  sendFile.mockRejectedValueOnce(new ApiError(415, 'unsupported_type', 'Not a file we take.'));
  queue.add([file('a.pdf'), file('b.pdf')]);
  await queue.send('m1');
  expect(queue.list().map(({ state }) => state.kind === 'failed' && state.canRetry)).toEqual([
    false,
    false,
  ]);
});

test('a cancelled one leaves the list', async () => {
  sendFile.mockImplementationOnce(
    (_meetingId, _file, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      }),
  );
  sendFile.mockResolvedValue(nothing);
  queue.add([file('a.pdf'), file('b.pdf')]);
  const done = queue.send('m1');
  queue.remove(1);
  await expect(done).resolves.toBe(true);
  expect(states()).toEqual([['b.pdf', 'done']]);
});

test('limits: type, 20 MB in all with what is there, 30 files', () => {
  queue.add([file('run.exe'), file('big.pdf', 15), file('more.pdf', 4)], { count: 1, bytes: 2e6 });
  expect(reasons()).toEqual([
    'Files of this type can’t be added. PDF, pictures, Word, Excel and text files can.',
    null,
    'Maximum size is 20 mb.',
  ]);
  queue.add([file('a.pdf')], { count: MAX_FILES - 1, bytes: 0 });
  expect(reasons().at(-1)).toBe('At most 30 files can be added.');
});

test('what was refused here is never sent', async () => {
  queue.add([file('run.exe')]);
  await expect(queue.send('m1')).resolves.toBe(false);
  expect(sendFile).not.toHaveBeenCalled();
});

test('pictures lose their place and time, unless the originals are to be kept', async () => {
  sendFile.mockResolvedValue(nothing);
  queue.add([file('a.jpg'), file('b.jpg')]);
  await queue.send('m1');
  queue.keepOriginals(true);
  queue.add([file('c.jpg')]);
  await queue.send('m1');
  expect(sendFile.mock.calls.map(([, , { keepOriginal }]) => keepOriginal)).toEqual([
    false,
    false,
    true,
  ]);
});
