import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSettingFiles } from './setting-files.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(content: string): string {
  const file = path.join(folder, 'secret');
  writeFileSync(file, content);
  return file;
}

function afterReading(env: Record<string, string | undefined>) {
  readSettingFiles(env);
  return env;
}

test.each([
  ['a key', 'a key'],
  ['a key\n', 'a key'],
  ['a key\r\n', 'a key'],
  ['a key \n\n', 'a key \n'],
  ['', ''],
])('of a file with %j the setting is %j', (content, TURN_SECRET) => {
  expect(afterReading({ TURN_SECRET_FILE: fileOf(content) })).toEqual({ TURN_SECRET });
});

test('what is not named as a file stays', () => {
  const env = { PORT: '3100', TURN_SECRET_FILE: '' };
  expect(afterReading({ ...env })).toEqual(env);
});

test('an empty setting beside its file counts as none', () => {
  const env = { TURN_SECRET: '', TURN_SECRET_FILE: fileOf('a key') };
  expect(afterReading(env)).toEqual({ TURN_SECRET: 'a key' });
});

test('what ends like that and is no setting of ours is left alone', () => {
  const env = { SSL_CERT_FILE: '/nowhere', A_FILE: '/nowhere' };
  expect(afterReading({ ...env })).toEqual(env);
});

test('both of them are refused in one line, without the value', () => {
  const env = { TURN_SECRET: 'hunter2', TURN_SECRET_FILE: fileOf('a key') };
  expect(() => readSettingFiles(env)).toThrow(
    /^TURN_SECRET and TURN_SECRET_FILE are both set: only one of them can count\.$/,
  );
});

test.each([
  ['ENOENT', () => path.join(folder, 'nowhere')],
  ['EISDIR', () => folder],
])('a file that cannot be read is named in one line: %s', (code, file) => {
  expect(() => readSettingFiles({ TURN_SECRET_FILE: file() })).toThrow(
    new RegExp(`^TURN_SECRET_FILE names a file that cannot be read: ${code}$`),
  );
});
