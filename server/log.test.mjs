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

async function uncaughtWithoutReader(...options) {
  const log = new URL('./log.mjs', import.meta.url).href;
  const child = spawn(process.execPath, ['--input-type=module', '-e', SERVER, log, ...options], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  try {
    await once(child, 'message');
    const closed = [once(child.stdout, 'close'), once(child.stderr, 'close')];
    child.stdout.destroy();
    child.stderr.destroy();
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
