import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** As Next does: an exception that nobody caught is written to the log. */
const SERVER = `
  const { outliveLog } = await import(process.argv[1]);
  if (process.argv[2] === 'outlives') outliveLog();
  let uncaught = 0;
  process.on('uncaughtException', (error) => {
    uncaught += 1;
    process.stderr.write(String(error));
  });
  process.on('message', () => {
    process.stdout.write('a request');
    process.stderr.write('an error');
    setTimeout(() => process.send(uncaught), 300);
  });
  process.send('ready');
`;

async function uncaughtWithoutReader(...options: string[]): Promise<unknown> {
  const log = new URL('./log.ts', import.meta.url).href;
  const child = spawn(process.execPath, ['--input-type=module', '-e', SERVER, log, ...options], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  try {
    await once(child, 'message');
    const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
    const closed = streams.map((stream) => once(stream, 'close'));
    for (const stream of streams) stream.destroy();
    await Promise.all(closed);
    child.send('work');
    const [uncaught] = await once(child, 'message');
    return uncaught;
  } finally {
    child.kill('SIGKILL');
  }
}

it('goes on when nobody reads the log any more', async () => {
  expect(await uncaughtWithoutReader('outlives')).toBe(0);
  expect(await uncaughtWithoutReader()).toBeGreaterThan(10);
});

/** As Next and libraries print, in a process of its own. */
const PRINTS = `
  const { logConsole } = await import(process.argv[1]);
  logConsole();
  console.log('   \u25B2 Next.js 16 ');
  console.error(' \u2A2F', new Error('broken for ana@example.com', { cause: new Error('why') }));
  console.warn('\u001b[33mcareful\u001b[39m', { email: 'ana@example.com' });
  console.debug('nothing');
  process.emitWarning('old', 'DeprecationWarning');
`;

async function printed(environment: Record<string, string>) {
  const log = new URL('./log.ts', import.meta.url).href;
  const child = spawn(process.execPath, ['--input-type=module', '-e', PRINTS, log], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const [out, error] = await Promise.all([child.stdout.toArray(), child.stderr.toArray()]);
  return { out: Buffer.concat(out).toString(), error: Buffer.concat(error).toString() };
}

it('makes lines of what others print, in production', async () => {
  const { out, error } = await printed({ APP_ENV: 'production' });
  expect(error).toBe('');
  expect(out).not.toContain('example.com');
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ level, at, message }) => [level, at, message])).toEqual([
    ['info', 'console', '\u25B2 Next.js 16'],
    ['error', 'console', expect.stringMatching(/Error: broken for \[address\] <- Error: why/)],
    ['warn', 'console', 'careful [Object]'],
    ['warn', 'warning', expect.stringContaining('DeprecationWarning: old')],
  ]);
  for (const { time } of lines) expect(new Date(time).toISOString()).toBe(time);
});

it('leaves it as it is on the machine of a developer', async () => {
  const { out, error } = await printed({ APP_ENV: 'local' });
  expect(out).toContain('\u25B2 Next.js 16');
  expect(() => JSON.parse(out.split('\n')[0] ?? '')).toThrow();
  expect(error).toContain('DeprecationWarning');
});
