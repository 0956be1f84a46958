import { closePools } from '@/lib/server/platform/db/pool';
import { cloneDatabase } from '../database';

/** Each file of database tests works on a database of its own, on the server that DATABASE_URL names. */
const server = process.env.DATABASE_URL;
let drop: (() => Promise<void>) | undefined;

// A busy machine is slow, not wrong.
jest.setTimeout(20_000);

beforeAll(async () => {
  if (!server)
    throw new Error('Database tests need DATABASE_URL: run npm test, or npm run test:db');
  const cloned = await cloneDatabase(server);
  drop = cloned.drop;
  process.env.DATABASE_URL = cloned.url;
}, 60_000);

afterAll(async () => {
  await closePools();
  await drop?.();
});
