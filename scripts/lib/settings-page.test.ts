import { readFileSync } from 'node:fs';
import { settingsPage } from './settings-page';

test('docs/settings.md says what the settings mean now: npm run docs:settings', () => {
  expect(readFileSync('docs/settings.md', 'utf8')).toBe(settingsPage());
});
