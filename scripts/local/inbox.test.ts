import { mkdtempSync, rmSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Inbox, startInbox } from './inbox.ts';
import * as ports from './ports.ts';

jest.mock('./ports.ts', () => ({
  __esModule: true,
  ...jest.requireActual<typeof ports>('./ports.ts'),
}));

const folder = mkdtempSync(path.join(tmpdir(), 'inbox-'));
const other = net.createServer((socket) => socket.end('another program'));
let inbox: Inbox | undefined;

beforeAll(async () => {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await inbox?.stop();
  other.close();
  rmSync(folder, { recursive: true, force: true });
});

test('takes the next port where another program took the one it chose', async () => {
  const taken = (other.address() as AddressInfo).port;
  // Free when it was looked at, as for two that start in the same second.
  jest.spyOn(ports, 'portOrNext').mockResolvedValueOnce(taken);
  const lines: string[] = [];
  inbox = await startInbox({ folder, logStep: (line) => lines.push(line) });
  expect(inbox.url).not.toBe(`http://127.0.0.1:${taken}`);
  const page = await fetch(inbox.url);
  expect(await page.text()).toContain('MailDev');
  expect(lines).toEqual([]);
});
