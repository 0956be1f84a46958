// Loaded into a process that is measured (NODE_OPTIONS): on SIGUSR2 it collects its garbage and writes the bytes that stay in
// use into HEAP_FILE.
import { writeFileSync } from 'node:fs';
import v8 from 'node:v8';
import vm from 'node:vm';

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  writeFileSync(process.env.HEAP_FILE, String(process.memoryUsage().heapUsed));
});
