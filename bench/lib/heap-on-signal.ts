// Loaded into a process that is measured (NODE_OPTIONS): on SIGUSR2 it collects its garbage and writes the bytes that stay in
// use into HEAP_FILE.
import { writeFileSync } from 'node:fs';
import v8 from 'node:v8';
import vm from 'node:vm';
import { settingOf } from './settings.ts';

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;

process.on('SIGUSR2', () => {
  collect();
  writeFileSync(settingOf(process.env, 'HEAP_FILE'), String(process.memoryUsage().heapUsed));
});
