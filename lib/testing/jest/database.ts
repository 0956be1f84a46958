import type * as features from '@/lib/server/features';
import { closePools } from '@/lib/server/platform/db/pool';
import { processWide } from '@/lib/server/platform/process-wide';
import { registerFeatures } from '@/lib/server/registry/registry';
import { ownDatabase } from '../database';
import { betweenFiles } from './group';
import { emptyStorage, removeStorage, STORAGE_FOLDER } from './storage';

/** Each file of database tests works on a database and a storage of its own, on the server that DATABASE_URL names. */
const server = process.env.DATABASE_URL;
/** State that a process counts in memory only. */
const IN_MEMORY = ['limits-in-memory', 'limited-pages'];
let own: Awaited<ReturnType<typeof ownDatabase>> | undefined;

process.env.STORAGE_DIR = STORAGE_FOLDER;

// Loaded when first asked for: by then the test has applied its settings, and most need nothing of it.
registerFeatures(() => jest.requireActual<typeof features>('@/lib/server/features').FEATURES);

beforeAll(async () => {
  if (!server)
    throw new Error('Database tests need DATABASE_URL: run npm test, or npm run test:db');
  own = await ownDatabase(server);
  process.env.DATABASE_URL = own.url;
});

// At the same address: it is read once.
betweenFiles(async () => {
  await closePools();
  await own?.renew();
  emptyStorage();
  for (const name of IN_MEMORY) processWide(name, () => new Map()).clear();
});

afterAll(async () => {
  await closePools();
  await own?.drop();
  removeStorage();
});
