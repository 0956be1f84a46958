import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { applySettings } from '@/lib/testing/jest/settings';
import { AppError } from '../app-error';
import { filesUnavailable } from '../full-disk';
import { IncomingFiles } from '../incoming-files';
import { http, type RouteHandler } from '../pipeline/http';
import { operation } from '../pipeline/operation';

const SITE = 'http://127.0.0.1:3000';
const MB = 1024 * 1024;
const FOLDER = mkdtempSync(path.join(tmpdir(), 'body-'));
applySettings({ STORAGE_DIR: FOLDER });
afterAll(() => rmSync(FOLDER, { recursive: true }));

const ran = jest.fn();
let duringWork: readonly (readonly [name: string, type: string, content: string])[] = [];
let onDisk = 0;

async function filesOnDisk(): Promise<number> {
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

const about = { tag: 'Probe', summary: 'Takes a body', access: 'public', status: 204 } as const;
const json = http(
  operation(
    endpoint({
      ...about,
      method: 'POST',
      path: '/api/v1/json',
      body: z.object({ name: z.string().max(200_000) }),
      errors: [],
    }),
    async ({ body }) => void ran(body),
  ),
);
const multipart = http(
  operation(
    endpoint({
      ...about,
      method: 'PUT',
      path: '/api/v1/multipart',
      bodyKind: 'multipart',
      body: z.object({
        files: z.array(z.file()),
        note: z.array(z.string()).optional(),
        name: z.string().optional(),
      }),
      errors: [],
    }),
    async ({ body }): Promise<undefined> => {
      duringWork = await Promise.all(
        body.files.map(async (file) => [file.name, file.type, await file.text()] as const),
      );
      onDisk = await filesOnDisk();
      if (body.name === 'fail') throw new Error('the work failed');
      ran(body);
      return undefined;
    },
  ),
);
const small = http(
  operation(
    endpoint({
      ...about,
      method: 'PUT',
      path: '/api/v1/small',
      bodyKind: 'multipart',
      maxFileBytes: MB,
      body: z.object({ files: z.array(z.file()) }),
      errors: [],
    }),
    async ({ body }) => void ran(body),
  ),
);
const before = jest.fn();
const guarded = http(
  operation(
    endpoint({
      ...about,
      method: 'POST',
      path: '/api/v1/guarded',
      body: z.object({ name: z.string() }),
      errors: [],
    }),
    async ({ body }) => void ran(body),
    { before },
  ),
);
const raw = http(
  operation(
    endpoint({
      ...about,
      method: 'POST',
      path: '/api/v1/raw',
      access: 'webhook',
      bodyKind: 'raw',
      body: z.string(),
      errors: [],
    }),
    async ({ body }) => void ran(body),
  ),
);

const optional = http(
  operation(
    endpoint({
      ...about,
      method: 'POST',
      path: '/api/v1/optional',
      body: z.object({ name: z.string() }).optional(),
      errors: [],
    }),
    async ({ body }) => void ran(body),
  ),
);

async function post(
  handler: RouteHandler,
  body: BodyInit | null,
  type?: string,
  headers: Record<string, string> = {},
) {
  const request = new Request(`${SITE}${handler.endpoint.path}`, {
    method: handler.endpoint.method,
    headers: { origin: SITE, ...headers, ...(type !== undefined && { 'content-type': type }) },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  const response = await handler(request, {});
  const text = await response.text();
  const answer = text ? (JSON.parse(text) as { key: string; message: string }) : undefined;
  return { status: response.status, key: answer?.key, message: answer?.message };
}

/** A body of so many bytes in 64 kB pieces, and how many were pulled. */
function endless(bytes: number) {
  const state = { sent: 0 };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (state.sent >= bytes) return controller.close();
      state.sent += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(97));
    },
  });
  return { stream, state };
}

/** A form as it travels. */
const sent = (data: FormData) => new Request(SITE, { method: 'POST', body: data });
const cutOff = (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, -20);

const JSON_TYPE = 'application/json';
const LIMIT = 128 * 1024;
const jsonOf = (bytes: number) => `{"name":"${'a'.repeat(bytes - '{"name":""}'.length)}"}`;

beforeEach(() => {
  ran.mockClear();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

test.each([JSON_TYPE, 'application/json; charset=utf-8', 'Application/JSON'])(
  'takes %s',
  async (type) => {
    expect((await post(json, '{"name":"Ana"}', type)).status).toBe(204);
    expect(ran).toHaveBeenCalledWith({ name: 'Ana' });
  },
);

test.each([
  ['a form', 'application/x-www-form-urlencoded'],
  ['a text', 'text/plain'],
  ['a text that is JSON', 'text/plain;application/json'],
  ['multipart', 'multipart/form-data; boundary=x'],
  ['HTML', 'text/html'],
  ['no type', ''],
  ['something like JSON', 'application/jsonp'],
])('%s where JSON belongs is 415', async (_what, type) => {
  expect(await post(json, '{"name":"Ana"}', type)).toMatchObject({
    status: 415,
    key: 'unsupported_type',
  });
  expect(ran).not.toHaveBeenCalled();
});

test.each([
  ['cut off', '{"name":"An'],
  ['empty', ''],
  ['no JSON', 'name=Ana'],
  ['JavaScript', "{name:'Ana'}"],
  ['followed by more', '{"name":"Ana"}{}'],
])('a body that is %s is 400', async (_what, body) => {
  expect(await post(json, body, JSON_TYPE)).toMatchObject({ status: 400, key: 'invalid_input' });
  expect(ran).not.toHaveBeenCalled();
});

test.each(['null', '[]', '"Ana"', '1', '{}', '{"name":null}', '{"name":{"toString":"x"}}'])(
  'JSON of another shape, %s, is 400',
  async (body) => {
    expect(await post(json, body, JSON_TYPE)).toMatchObject({ status: 400, key: 'invalid_input' });
  },
);

test('keys that nobody asked for are dropped, the prototype among them', async () => {
  await post(json, '{"name":"Ana","roles":["ADMIN"],"__proto__":{"admin":true}}', JSON_TYPE);
  expect(ran).toHaveBeenCalledWith({ name: 'Ana' });
  expect({}).not.toHaveProperty('admin');
});

test('text with a null character is 400: no database keeps it', async () => {
  expect(await post(json, '{"name":"A\\u0000na"}', JSON_TYPE)).toMatchObject({
    status: 400,
    key: 'invalid_input',
  });
});

test('128 kB of JSON is taken, one byte more is 413', async () => {
  expect((await post(json, jsonOf(LIMIT), JSON_TYPE)).status).toBe(204);
  expect(await post(json, jsonOf(LIMIT + 1), JSON_TYPE)).toMatchObject({
    status: 413,
    key: 'too_large',
  });
});

test('a body without end is left after the limit', async () => {
  const { stream, state } = endless(100 * 1024 * 1024);
  expect((await post(json, stream, JSON_TYPE)).status).toBe(413);
  expect(state.sent).toBeLessThan(1024 * 1024);
});

test.each([
  ['JSON', json, JSON_TYPE, LIMIT],
  ['a webhook', raw, JSON_TYPE, LIMIT],
  ['a form', multipart, 'multipart/form-data; boundary=x', 20 * MB + 256 * 1024],
] as const)('%s that announces too much is refused before a byte is read', async (...given) => {
  const [, handler, type, limit] = given;
  const { stream, state } = endless(10 * MB);
  const length = { 'content-length': String(limit + 1) };
  expect(await post(handler, stream, type, length)).toMatchObject({ status: 413 });
  // One piece is pulled from the source ahead of the reader.
  expect(state.sent).toBeLessThanOrEqual(65_536);
});

test('what an operation refuses before the body is refused before a byte is read', async () => {
  const { stream, state } = endless(10 * MB);
  before.mockRejectedValueOnce(new AppError('rate_limited', 'Later.'));
  expect(await post(guarded, stream, JSON_TYPE)).toMatchObject({ status: 429 });
  expect(state.sent).toBeLessThanOrEqual(65_536);
  expect((await post(guarded, '{"name":"Ana"}', JSON_TYPE)).status).toBe(204);
  expect(before).toHaveBeenLastCalledWith(expect.objectContaining({ actor: null }));
});

test('a webhook has its bytes unread, in any type, up to the same limit', async () => {
  const body = ' { "b":1,\n "a":"ñ" } ';
  expect((await post(raw, body, 'text/plain')).status).toBe(204);
  expect(ran).toHaveBeenCalledWith(body);
  expect((await post(raw, 'a'.repeat(LIMIT + 1), JSON_TYPE)).status).toBe(413);
});

describe('multipart', () => {
  function form(...names: string[]) {
    const data = new FormData();
    for (const name of names) data.append('files', new Blob(['content']), name);
    return data;
  }

  test('a key sent once is still a list', async () => {
    const data = form('one.txt');
    data.append('note', 'first');
    expect((await post(multipart, data)).status).toBe(204);
    expect(ran).toHaveBeenCalledWith({ files: [expect.any(File)], note: ['first'] });
  });

  test('where one value is asked for, it is one, and the last that was sent', async () => {
    const data = form('one.txt');
    for (const name of ['Ana', 'Bea']) data.append('name', name);
    expect((await post(multipart, data)).status).toBe(204);
    expect(ran).toHaveBeenCalledWith(expect.objectContaining({ name: 'Bea' }));
  });

  test('a repeated key keeps its order', async () => {
    expect((await post(multipart, form('b.txt', 'a.txt'))).status).toBe(204);
    const [[{ files }]] = ran.mock.calls as [[{ files: File[] }]];
    expect(files.map(({ name }) => name)).toEqual(['b.txt', 'a.txt']);
  });

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'files=x'],
    ['JSON', JSON_TYPE, '{"files":[]}'],
    ['nothing', '', 'x'],
  ])('%s in its place is 415', async (_what, type, body) => {
    expect((await post(multipart, body, type)).status).toBe(415);
  });

  test.each([
    ['no boundary', 'multipart/form-data', '--x\r\n'],
    ['another boundary', 'multipart/form-data; boundary=x', '--y\r\n\r\n--y--'],
    ['no end', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="f'],
  ])('%s is 400', async (_what, type, body) => {
    expect(await post(multipart, body, type)).toMatchObject({ status: 400, key: 'invalid_input' });
  });

  test('a text where a file belongs is 400', async () => {
    const data = new FormData();
    data.append('files', 'a text');
    expect((await post(multipart, data)).status).toBe(400);
  });

  test.each(['constructor', 'toString', '__proto__', 'valueOf', 'hasOwnProperty'])(
    'a field named %s is dropped',
    async (name) => {
      const data = form('one.txt');
      data.append(name, 'text');
      data.append(name, new Blob(['content']), 'evil.txt');
      expect((await post(multipart, data)).status).toBe(204);
      expect(ran).toHaveBeenCalledWith({ files: [expect.any(File)] });
    },
  );

  test('files are on disk while the work is done, and gone afterwards, whatever happens', async () => {
    const data = form('one.txt');
    data.append('files', new Blob(['more'], { type: 'text/html' }), 'two "2".txt');
    expect((await post(multipart, data)).status).toBe(204);
    expect(duringWork).toEqual([
      ['one.txt', 'application/octet-stream', 'content'],
      ['two "2".txt', 'text/html', 'more'],
    ]);
    expect(onDisk).toBe(2);
    expect(await filesOnDisk()).toBe(0);
    data.append('name', 'fail');
    expect((await post(multipart, data)).status).toBe(500);
    expect(await filesOnDisk()).toBe(0);
    const request = sent(data);
    const type = request.headers.get('content-type') ?? '';
    const bytes = new Uint8Array(await request.arrayBuffer());
    expect((await post(multipart, cutOff(bytes), type)).status).toBe(400);
    expect(await filesOnDisk()).toBe(0);
  });

  test('an empty file is one', async () => {
    // Sent by a browser for an input that was left empty.
    const part = [
      '--x',
      'Content-Disposition: form-data; name="files"; filename=""',
      'Content-Type: application/octet-stream',
      '',
      '',
      '--x--',
    ].join('\r\n');
    expect((await post(multipart, part, 'multipart/form-data; boundary=x')).status).toBe(204);
    expect(duringWork).toEqual([['', 'application/octet-stream', '']]);
  });

  test('the 31st file is refused as such, and nothing after it is read', async () => {
    const data = form(...Array.from({ length: 30 }, (_, i) => `${i}.txt`));
    expect((await post(multipart, data)).status).toBe(204);
    data.append('files', new Blob(['content']), '30.txt');
    expect(await post(multipart, data)).toMatchObject({
      status: 413,
      key: 'too_many_files',
      message: 'At most 30 files.',
    });
    expect(await filesOnDisk()).toBe(0);
  });

  test.each([
    [
      'many fields',
      (data: FormData) => {
        for (let i = 0; i <= 200; i += 1) data.append('note', 'x');
      },
    ],
    ['a field without end', (data: FormData) => data.append('note', 'x'.repeat(65 * 1024))],
  ])('%s are 413', async (_what, add) => {
    const data = form('one.txt');
    add(data);
    expect(await post(multipart, data)).toMatchObject({ status: 413, key: 'too_large' });
  });

  test('an endpoint may take less', async () => {
    const data = new FormData();
    data.append('files', new Blob([new Uint8Array(2 * MB)]), 'big.txt');
    expect(await post(small, data)).toMatchObject({
      status: 413,
      message: 'Maximum size is 1 mb.',
    });
  });

  test('more than all files may have together is 413, and is not read to its end', async () => {
    const { stream, state } = endless(200 * 1024 * 1024);
    const type = 'multipart/form-data; boundary=x';
    expect(await post(multipart, stream, type)).toMatchObject({ status: 413, key: 'too_large' });
    expect(state.sent).toBeLessThan(22 * 1024 * 1024);
  });
});

test.each([
  ['no character', ''],
  ['256 characters', 'k'.repeat(256)],
])('an Idempotency-Key of %s is 400', async (_what, key) => {
  const request = new Request(`${SITE}/api/v1/json`, {
    method: 'POST',
    headers: { 'content-type': JSON_TYPE, origin: SITE, 'idempotency-key': key },
    body: '{"name":"Ana"}',
  });
  const response = await json(request, {});
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ key: 'invalid_input' });
  expect(ran).not.toHaveBeenCalled();
});

test.each([
  ['nothing', null, {}, 204],
  ['nothing, announced', null, { 'content-length': '0' }, 204],
  ['what is described', '{"name":"a"}', { 'content-type': 'application/json' }, 204],
  ['another type', 'a', { 'content-type': 'text/plain' }, 415],
  ['no JSON', '', { 'content-type': 'application/json' }, 400],
  ['something without a type', null, { 'content-length': '3' }, 415],
])('where the body is optional, %s is answered', async (_what, body, headers, status) => {
  expect((await post(optional, body, undefined, headers)).status).toBe(status);
});

test('where it is not, nothing is another type', async () => {
  expect((await post(guarded, null)).status).toBe(415);
});

test.each([
  ['before', 20, 40],
  ['after', 40, 20],
])(
  'a full disk is unavailable, also where another file was broken off %s it was found',
  async (_, brokenMs, fullMs) => {
    const broken = new DOMException('This operation was aborted', 'AbortError');
    const full = filesUnavailable('stored', Object.assign(new Error('write'), { code: 'ENOSPC' }));
    const write = jest.spyOn(IncomingFiles.prototype, 'write');
    for (const [ms, reason] of [
      [brokenMs, broken],
      [fullMs, full],
    ] as const)
      write.mockImplementationOnce(async (content) => {
        content.resume();
        return sleep(ms).then(() => Promise.reject(reason));
      });
    const data = new FormData();
    for (const name of ['a.txt', 'b.txt']) data.append('files', new File(['text'], name));
    expect(await post(multipart, data)).toMatchObject({ status: 503, key: 'unavailable' });
  },
);
