// Loaded into a process that is measured (NODE_OPTIONS): counts its statements, and on SIGUSR2 writes into COUNTS_FILE how many
// there were and the microseconds of processor time that all its threads have had.
import { renameSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { settingOf } from './settings.ts';

let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = new Proxy(query, {
  apply(target, client, given) {
    statements += 1;
    return Reflect.apply(target, client, given);
  },
});

process.on('SIGUSR2', () => {
  const { user, system } = process.cpuUsage();
  const file = settingOf(process.env, 'COUNTS_FILE');
  // Whoever waits for the file never reads half of it.
  writeFileSync(`${file}.part`, JSON.stringify({ statements, cpu: user + system }));
  renameSync(`${file}.part`, file);
});
