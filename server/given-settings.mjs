// To be imported first by whatever reads settings: those that are given as files are set from here on.
import { explain } from './log.mjs';
import { readSettingFiles } from './setting-files.mjs';

try {
  readSettingFiles(process.env);
} catch (error) {
  process.exit(explain(error));
}
