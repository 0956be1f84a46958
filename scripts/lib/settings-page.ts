import { REQUIRED_IN_PRODUCTION, settings } from '../../lib/settings.ts';

const HEAD = `# Settings

Made from [lib/settings.ts](../lib/settings.ts) by \`npm run docs:settings\`. Locally all of them have defaults; **required** is what production
does not start without. Each may be a file instead, as secrets of systemd, Docker and Kubernetes come: \`DATA_KEYS_FILE\` names the file
with \`DATA_KEYS\`. A start that cannot go well ends with one line that names the setting; \`npm run check-settings\` tries them before a start.

| setting | meaning |
| --- | --- |
`;

const REQUIRED: ReadonlySet<string> = new Set(REQUIRED_IN_PRODUCTION);

export function settingsPage(): string {
  const rows = Object.entries(settings.shape).map(
    ([name, { description }]) =>
      `| \`${name}\` | ${REQUIRED.has(name) ? '**required**: ' : ''}${description} |\n`,
  );
  return HEAD + rows.join('');
}
