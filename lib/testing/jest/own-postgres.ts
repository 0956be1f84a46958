// Forked by postgres.ts: a PostgreSQL of one test file alone, which it may freeze and kill.
import { NOT_DURABLE, startPostgres } from '../../../scripts/local/postgres.ts';

const [folder = '', installation, given = '{}'] = process.argv.slice(2);
const settings = { ...(installation ? NOT_DURABLE : {}), ...JSON.parse(given) };
const postgres = await startPostgres({
  folder,
  installation: installation || undefined,
  settings,
  logStep: () => {},
});
process.once('disconnect', () => void postgres.stop().then(() => process.exit(0)));
process.send?.(postgres.url);
