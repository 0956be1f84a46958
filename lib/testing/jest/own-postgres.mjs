// Forked by postgres.ts: a PostgreSQL of one test file alone, which it may freeze and kill.
import { startPostgres } from '../../../scripts/local/postgres.mjs';

const [folder] = process.argv.slice(2);
const postgres = await startPostgres({ folder, logStep: () => {} });
process.once('disconnect', () => void postgres.stop().then(() => process.exit(0)));
process.send(postgres.url);
