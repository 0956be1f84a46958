import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { storage } from '@/lib/server/adapters/storage/storage';
import { clocksAgree } from '@/lib/server/platform/db/clock';
import { writeFailure } from '@/lib/server/platform/full-disk';
import { hold, letGo } from '@/lib/server/platform/installation/hold-service';
import { claimDatabase } from '@/lib/server/platform/installation/service';
import { applySettings } from '@/lib/testing/jest/settings';
import { healthAt, recordHeartbeat } from './health';

const FOLDER = mkdtempSync(path.join(os.tmpdir(), 'health-'));
const STORAGE_DIR = path.join(FOLDER, 'files');
applySettings({ STORAGE_DIR });
afterAll(() => rmSync(FOLDER, { recursive: true }));

test('health does not wait for a bucket that does not answer', async () => {
  const now = Date.now();
  await recordHeartbeat('jobs', now);
  jest.spyOn(storage(), 'prepare').mockReturnValueOnce(new Promise(() => {}));
  expect(await healthAt(now)).toMatchObject({ files: 'refused' });
});

test('health says that files cannot be stored, and stays well', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const now = Date.now();
  await recordHeartbeat('jobs', now);
  expect(await healthAt(now)).toEqual({
    reminders: 'on_time',
    files: 'stored',
    clock: 'right',
    held: false,
  });
  rmSync(STORAGE_DIR, { recursive: true });
  writeFileSync(STORAGE_DIR, 'in its way');
  expect(await healthAt(now)).toEqual({
    reminders: 'on_time',
    files: 'refused',
    clock: 'right',
    held: false,
  });
  expect(write.mock.calls.map(String).join('')).toContain('"at":"storage"');
  write.mockRestore();
});

test('a disk that had no room for a file takes a small one and is refused, for a minute', async () => {
  const now = Date.now();
  await recordHeartbeat('jobs', now);
  const clock = jest.spyOn(performance, 'now');
  const at = performance.now();
  clock.mockReturnValue(at);
  const prepare = jest.spyOn(storage(), 'prepare').mockResolvedValue();
  writeFailure(Object.assign(new Error('write'), { code: 'ENOSPC' }));
  expect(await healthAt(now)).toMatchObject({ files: 'refused' });
  clock.mockReturnValue(at + 60_001);
  expect(await healthAt(now)).toMatchObject({ files: 'stored' });
  clock.mockRestore();
  prepare.mockRestore();
});

test.each([
  ['behind', -90 * 60_000, 'ahead of this process by 5400 s'],
  ['ahead', 20_000, 'ahead of this process by -20 s'],
])('a process whose clock is %s says so, and health stays well', async (_, ms, said) => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const now = Date.now();
  await recordHeartbeat('jobs', now);
  const ours = Date.now.bind(Date);
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => ours() + ms);
  expect(await healthAt(now)).toMatchObject({ clock: 'wrong' });
  await healthAt(now);
  clock.mockRestore();
  expect(await healthAt(now)).toMatchObject({ clock: 'right' });
  const lines = write.mock.calls.map(String).filter((line) => line.includes('"at":"clock"'));
  expect(lines).toEqual([expect.stringContaining(said), expect.stringContaining('again')]);
  write.mockRestore();
});

test('a database that answers late is not one with another clock', async () => {
  let at = Date.now() - 8_000;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => {
    at += 8_000;
    return at;
  });
  expect(await clocksAgree()).toBe(true);
  clock.mockRestore();
});

test('a held installation is well without jobs, and says so', async () => {
  await claimDatabase();
  const later = Date.now() + HOUR_MS;
  expect(await healthAt(later)).toBeNull();
  await hold(later);
  expect(await healthAt(later)).toMatchObject({ held: true });
  await letGo();
  expect(await healthAt(later)).toBeNull();
});
