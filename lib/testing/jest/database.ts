import type * as features from '@/lib/server/features';
import { closePools } from '@/lib/server/platform/db/pool';
import { registerFeatures } from '@/lib/server/registry/registry';
import { cloneDatabase } from '../database';

/** Each file of database tests works on a database of its own, on the server that DATABASE_URL names. */
const server = process.env.DATABASE_URL;
let drop: (() => Promise<void>) | undefined;

// Loaded when first asked for: by then the test has applied its settings, and most need nothing of it.
registerFeatures(() => jest.requireActual<typeof features>('@/lib/server/features').FEATURES);

beforeAll(async () => {
  if (!server)
    throw new Error('Database tests need DATABASE_URL: run npm test, or npm run test:db');
  const cloned = await cloneDatabase(server);
  drop = cloned.drop;
  process.env.DATABASE_URL = cloned.url;
});

afterAll(async () => {
  await closePools();
  await drop?.();
});
