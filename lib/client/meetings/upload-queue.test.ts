import { ApiError } from '@/lib/client/platform/api-error';
import type { MeetingFile } from '@/lib/contract/meetings/meetings';
import { MAX_FILES } from '@/lib/domain/platform/files/upload-limits';
import { SAMPLES } from '@/lib/testing/files/sample-files';
import { type SendFile, type Sent, UploadQueue, unsentOf } from './upload-queue';

const sendFile = jest.fn<ReturnType<SendFile>, Parameters<SendFile>>();

const sent: Sent[] = [];
let queue: UploadQueue;

beforeEach(() => {
  sendFile.mockReset();
  sent.length = 0;
  queue = new UploadQueue((one) => sent.push(one), sendFile);
});

const CONTENTS: Readonly<Record<string, keyof typeof SAMPLES>> = {
  pdf: 'pdf',
  jpg: 'jpeg',
  txt: 'text',
};

/** A file whose content is what its name says. */
function file(name: string, megabytes = 0.001): File {
  return fileOf(name, CONTENTS[name.split('.').at(-1) ?? ''] ?? 'text', megabytes);
}

function fileOf(name: string, content: keyof typeof SAMPLES, megabytes = 0.001): File {
  const made = new File([new Uint8Array(SAMPLES[content])], name);
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
  await queue.checked();
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
  await queue.checked();
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
  sendFile.mockResolvedValue(nothing);
  queue.add([
    file('run.exe'),
    fileOf('fake.pdf', 'exe'),
    file('nothing.pdf', 0),
    fileOf('photo.jpg', 'mp4'),
    fileOf('Screenshot.jpg', 'webp'),
    file('deed.pdf'),
  ]);
  await expect(queue.send('m1')).resolves.toBe(false);
  expect(sendFile.mock.calls.map(([, { name }]) => name)).toEqual(['Screenshot.jpg', 'deed.pdf']);
  expect(reasons()).toEqual([
    'Files of this type can’t be added. PDF, pictures, Word, Excel and text files can.',
    'This is not a PDF, although its name ends in .pdf.',
    'This file is empty.',
    'This is not a JPEG picture, although its name ends in .jpg.',
    null,
    null,
  ]);
});

test('a file that cannot be read any more is refused', async () => {
  const gone = file('gone.pdf');
  gone.slice = () => {
    throw new DOMException('gone', 'NotReadableError');
  };
  queue.add([gone]);
  await queue.checked();
  expect(reasons()).toEqual(['This file can’t be read. Please choose it again.']);
});

test('another file takes the place of a refused one', async () => {
  sendFile.mockRejectedValueOnce(new ApiError(415, 'unsupported_type', 'This PDF holds a script.'));
  sendFile.mockResolvedValue(nothing);
  queue.add([file('script.pdf', 15), file('b.pdf', 4)]);
  await queue.send('m1');
  expect(reasons()).toEqual(['This PDF holds a script.', null]);
  queue.replace(1, fileOf('worse.pdf', 'exe'));
  await queue.checked();
  expect(states()[0]).toEqual(['worse.pdf', 'failed']);
  queue.replace(3, file('printed.pdf', 15));
  await expect(queue.send('m1')).resolves.toBe(true);
  expect(states()).toEqual([
    ['printed.pdf', 'done'],
    ['b.pdf', 'done'],
  ]);
});

test('what is left out is noted with its reason, until it is chosen again', async () => {
  sendFile.mockResolvedValueOnce(nothing);
  sendFile.mockImplementation(() => new Promise(() => {}));
  queue.add([file('sent.pdf'), fileOf('fake.pdf', 'exe'), file('slow.pdf')]);
  await queue.checked();
  void queue.send('m1');
  await new Promise(setImmediate);
  queue.leaveOut(unsentOf(queue.list()));
  expect(states()).toEqual([['sent.pdf', 'done']]);
  expect(queue.leftOut()).toEqual([
    { name: 'fake.pdf', reason: 'This is not a PDF, although its name ends in .pdf.' },
    { name: 'slow.pdf', reason: 'You went on before it was sent.' },
  ]);
  queue.add([file('fake.pdf')]);
  expect(queue.leftOut().map(({ name }) => name)).toEqual(['slow.pdf']);
});

test.each([
  [new ApiError(0, 'no_answer', ''), 'Cannot send request. Check internet connection.', true],
  [
    new ApiError(503, 'unavailable', ''),
    'Files can’t be added right now. Please try again in a moment.',
    true,
  ],
  [
    new ApiError(429, 'rate_limited', '', { retryAfter: 7_000 }),
    'You have sent too many files for now. Please try again in 2 hours.',
    true,
  ],
  [new ApiError(413, 'too_large', ''), 'Maximum size is 20 mb.', false],
  [new ApiError(413, 'too_many_files', ''), 'At most 30 files can be added.', false],
  [new ApiError(415, 'unsupported_type', 'This PDF is locked.'), 'This PDF is locked.', false],
  [
    new ApiError(409, 'bad_transition', ''),
    'Files can no longer be changed for this meeting.',
    false,
  ],
])('%s is told in words', async (error, reason, canRetry) => {
  sendFile.mockRejectedValueOnce(error);
  queue.add([file('a.pdf')]);
  await queue.send('m1');
  expect(queue.list()[0]?.state).toEqual({ kind: 'failed', reason, canRetry });
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
