// Writes the names of the endpoints' constants, by which openapi.json calls its operations. A test says when to run it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const DECLARED = /export const (\w+) = endpoint\(\{([\s\S]*?)\n\}\);/g;
const METHOD = /\bmethod: '(\w+)'/;
const PATH_PART = /^ {2}path(?:: ('[^']+'|`[^`]+`|\w+))?,$/m;
/** What several endpoints of a file share: `...shared`. */
const SHARED = /^const (\w+) = \{\n([\s\S]*?)\n\}/gm;
const CONSTANT = /^const (\w+) = (['`])([^'`]+)\2/gm;

const files = readdirSync('lib/contract', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);
const ids = files.flatMap((file) => {
  const text = readFileSync(`lib/contract/${file}`, 'utf8');
  const constants = new Map(
    [...text.matchAll(CONSTANT)].map(([, name = '', , value = '']) => [name, value]),
  );
  const shared = new Map(
    [...text.matchAll(SHARED)].map(([, name = '', parts = '']) => [name, parts]),
  );
  const filled = (written: string): string =>
    written.replace(/\$\{(\w+)\}/g, (_, name) => filled(constants.get(name) ?? `{${name}?}`));
  return [...text.matchAll(DECLARED)].map(([, name = '', spec = '']): [string, string] => {
    const [, spread = ''] = /\.\.\.(\w+),/.exec(spec) ?? [];
    const [, method] = METHOD.exec(spec + shared.get(spread)) ?? [];
    const [, written = 'path'] = PATH_PART.exec(spec) ?? [];
    const path = /^['`]/.test(written) ? written.slice(1, -1) : `\${${written}}`;
    return [`${method} ${filled(path)}`, name];
  });
});
const sorted = Object.fromEntries(ids.toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('lib/server/site/openapi/operation-ids.json', `${JSON.stringify(sorted, null, 2)}\n`);
