import { readdirSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import { NEEDED } from './queue.ts';

test('the migration of the job queue that is asked for is the last one of the installed library', () => {
  const numbers = readdirSync(inRoot('node_modules/graphile-worker/sql')).map((name) =>
    Number.parseInt(name, 10),
  );
  expect(NEEDED).toBe(Math.max(...numbers));
});
