// Forked by postgres.ts: a PostgreSQL of one test file alone, which it may freeze and kill.
import { NOT_DURABLE, startPostgres } from '../../../scripts/local/postgres.ts';

const [folder = '', installation] = process.argv.slice(2);
const settings = installation ? NOT_DURABLE : {};
const postgres = await startPostgres({ folder, installation, settings, logStep: () => {} });
process.once('disconnect', () => void postgres.stop().then(() => process.exit(0)));
process.send?.(postgres.url);
