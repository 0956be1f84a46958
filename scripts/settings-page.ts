// npm run docs:settings: writes docs/settings.md, every setting with what it means, from lib/settings.ts. A test compares them.
import { writeFileSync } from 'node:fs';
import { inRoot } from '../server/paths.ts';
import { settingsPage } from './lib/settings-page.ts';

writeFileSync(inRoot('docs/settings.md'), settingsPage());
