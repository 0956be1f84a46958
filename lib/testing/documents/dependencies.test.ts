import { readFileSync } from 'node:fs';
import packages from '@/package.json';

/** docs/dependencies.md has a line for each package, and for none that is gone. */

const ROW = /^\| (?<names>`[^|]+`) \| (?<reason>[^|]+) \| (?<instead>[^|]+) \|$/;

const SECTIONS = {
  'In production': packages.dependencies,
  'To build and to test': packages.devDependencies,
};

const document = readFileSync('docs/dependencies.md', 'utf8');

test.each(Object.entries(SECTIONS))('%s: what is listed is what is installed', (title, named) => {
  const [section = ''] = document.split(`## ${title}\n`)[1]?.split('\n## ') ?? [];
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows.filter((row) => !ROW.test(row))).toEqual([]);
  const listed = rows.flatMap((row) => ROW.exec(row)?.groups?.names?.split(', ') ?? []);
  expect(listed.toSorted()).toEqual(
    Object.keys(named)
      .map((name) => `\`${name}\``)
      .toSorted(),
  );
});

test('what is pinned against the wish of another package is named', () => {
  for (const name of Object.keys(packages.overrides)) expect(document).toContain(`\`${name}\``);
});
