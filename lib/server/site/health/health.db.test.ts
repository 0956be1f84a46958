import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { applySettings } from '@/lib/testing/jest/settings';
import { healthAt, recordHeartbeat } from './health';

const FOLDER = mkdtempSync(path.join(os.tmpdir(), 'health-'));
const STORAGE_DIR = path.join(FOLDER, 'files');
applySettings({ STORAGE_DIR });
afterAll(() => rmSync(FOLDER, { recursive: true }));

test('health says that files cannot be stored, and stays well', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const now = Date.now();
  await recordHeartbeat('jobs', now);
  expect(await healthAt(now)).toEqual({ reminders: 'on_time', files: 'stored' });
  rmSync(STORAGE_DIR, { recursive: true });
  writeFileSync(STORAGE_DIR, 'in its way');
  expect(await healthAt(now)).toEqual({ reminders: 'on_time', files: 'refused' });
  expect(write.mock.calls.map(String).join('')).toContain('"at":"storage"');
  write.mockRestore();
});
