import { describeError, logEvent, logRequest } from './log';

/** The lines that something writes. */
function written(write: () => void): string {
  const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  write();
  const lines = out.mock.calls.map(([line]) => String(line)).join('');
  out.mockRestore();
  return lines;
}

const refusal = (text: string) => Object.assign(new Error(text), { code: 'EENVELOPE' });

test.each([
  'Can’t send mail - all recipients were rejected: 550 5.1.1 <ana.cruz+law@mail.example.ph>: Recipient address rejected',
  '450 4.2.1 ana.cruz+law@mail.example.ph is busy',
  'mailto:ana.cruz%2Blaw%40mail.example.ph refused',
  '553 <"ana.cruz+law"@mail.example.ph> not ours',
  'No recipients defined: ana.cruz+law@mail.example.ph,ana.cruz+law@mail.example.ph',
  'RCPT TO:<ana.cruz+law@localhost> failed',
  'to Ana Cruz\n<ana.cruz+law@[10.1.2.3]>\nana.cruz+law@mail.example.ph',
])('no address is in the description of an error: %s', (text) => {
  const error = new Error('mail', { cause: refusal(text) });
  error.stack = `Error: ${text}\n    at send (ana.cruz+law@mail.example.ph:1:2)`;
  const description = describeError(error);
  expect(description).toContain('[address]');
  expect(description).not.toMatch(/cruz|example\.ph|%40/);
  expect(description).toMatch(/^Error: mail <- Error EENVELOPE: /);
});

test('no address is in any line, and each line stays JSON', () => {
  const lines = written(() => {
    logEvent('jobs', {
      message: 'to\nana@example.com "ana@example.com"',
      at2: ['ana@example.com'],
    });
    logRequest({
      actor: null,
      endpoint: 'GET /',
      status: 500,
      ms: 1,
      error: 'ana@example.com',
    });
  });
  expect(lines).not.toContain('example.com');
  for (const line of lines.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
});

test('what only looks like one stays: packages in paths', () => {
  const error = new Error('broken');
  error.stack =
    'Error: broken\n    at f (/srv/node_modules/@react-email/render/node/index.mjs:1:2)\n    at g (/srv/drizzle-orm@0.45.4/pg.js:3:4)';
  expect(describeError(error)).toBe(
    'Error: broken | at f (/srv/node_modules/@react-email/render/node/index.mjs:1:2) | at g (/srv/drizzle-orm@0.45.4/pg.js:3:4)',
  );
});
