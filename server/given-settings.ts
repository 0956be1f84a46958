// To be imported first by whatever reads settings: those that are given as files are set from here on.
import { explain } from './log.ts';
import { readSettingFiles } from './setting-files.ts';

try {
  readSettingFiles(process.env);
} catch (error) {
  process.exit(explain(error));
}
