import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** docs/rules.md leads from a rule to its code, and every link of the documents to something that is there. */

const RULES = 'docs/rules.md';
const CONTRACT = 'docs/contract';
const LINK = /\[(?<text>[^\]]+)\]\((?<target>[^)\s]+)\)/g;
const RULE = /^- .+ — \[`(?<name>[\w.]+)`\]\((?<target>[^)\s]+)\)$/;
const ENTRY = /^- \[(?<title>.+)\]\(#(?<anchor>[^)]+)\)$/;

/** The anchor that a heading gets where the documents are read. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');
}

function linesOf(text: string): string[] {
  return text.split('\n');
}

/** The headings of a document, those in examples aside. */
function headingsOf(text: string): string[] {
  return linesOf(text.replaceAll(/^```[\s\S]*?^```/gm, ''))
    .filter((line) => /^#{1,6} /.test(line))
    .map((line) => line.replace(/^#+ /, ''));
}

function sectionsOf(text: string): { title: string; lines: string[] }[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = linesOf(section);
      return { title, lines };
    });
}

/** Whether a module declares this: `NAME`, `key` of a table as `NAME.key`, or a setting or column by its key. */
function declares(code: string, name: string): boolean {
  const [first, key] = name.split('.');
  const isKey = (word: string, text: string) => new RegExp(`^\\s*${word}:`, 'm').test(text);
  if (key === undefined)
    return new RegExp(`\\b(?:const|function|class)\\s+${name}\\b`).test(code) || isKey(name, code);
  const table = new RegExp(`\\bconst ${first}\\b[\\s\\S]*?^}`, 'm').exec(code)?.[0];
  return table !== undefined && isKey(key, table);
}

/** Lists the faults of a list of rules. */
function problemsOfRules(text: string, codeOf: (file: string) => string | null): string[] {
  const sections = sectionsOf(text);
  const rules = sections.flatMap(({ title, lines }) => {
    const items = lines.filter((line) => line.trim() !== '');
    return items.length > 0 ? items : [`${title}: nothing below it`];
  });
  if (rules.length === 0) return ['no rules'];
  return rules.flatMap((line) => {
    const { name, target } = RULE.exec(line)?.groups ?? {};
    if (!name || !target) return [`no rule with its code: ${line}`];
    const code = codeOf(path.join(path.dirname(RULES), target));
    if (code === null) return [`no such file: ${line}`];
    return declares(code, name) ? [] : [`not declared there: ${line}`];
  });
}

/** Lists the faults of a document's contents, which name its sections in their order. */
function problemsOfContents(text: string): string[] {
  const [top = ''] = text.split(/^## /m);
  const entries = linesOf(top).filter((line) => line.startsWith('- '));
  const expected = sectionsOf(text).map(({ title }) => `- [${title}](#${anchorOf(title)})`);
  const wrong = entries.filter((line) => !ENTRY.test(line) || !expected.includes(line));
  const missing = expected.filter((line) => !entries.includes(line));
  if (entries.length === 0) return ['no contents'];
  return wrong.length + missing.length > 0
    ? [...wrong, ...missing]
    : expected.filter((line, at) => entries[at] !== line);
}

/** Links of a document that lead nowhere; those to other sites are not followed. */
function deadLinks(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(LINK)].flatMap(({ groups }) => {
    const [target = '', anchor] = (groups?.target ?? '').split('#');
    if (/^[a-z]+:/.test(target)) return [];
    const place = target === '' ? file : path.join(path.dirname(file), target);
    if (!existsSync(place)) return [`${file}: ${target}`];
    const isAnchor = () =>
      headingsOf(readFileSync(place, 'utf8'))
        .map(anchorOf)
        .includes(anchor ?? '');
    return anchor === undefined || isAnchor() ? [] : [`${file}: ${target}#${anchor}`];
  });
}

function read(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

const rules = readFileSync(RULES, 'utf8');
const contract = readdirSync(CONTRACT).filter((file) => file !== 'README.md');

test('every rule names what is declared in a file that exists', () => {
  expect(problemsOfRules(rules, read)).toEqual([]);
  expect(problemsOfContents(rules)).toEqual([]);
});

test('no rule is there twice', () => {
  const stated = linesOf(rules).filter((line) => RULE.test(line));
  expect(stated.filter((line, at) => stated.indexOf(line) !== at)).toEqual([]);
});

describe('what is refused', () => {
  const code = () => 'export const HOURS = 24;\nconst LIMITS = {\n  mails: 5,\n};\n';
  const list = (...lines: string[]) => `# Rules\n\n## Booking\n\n${lines.join('\n')}\n`;

  test.each([
    ['an empty list', '# Rules\n', code],
    ['an empty section', list(), code],
    ['a rule without a link', list('- A hold lasts a day'), code],
    ['a link without a name', list('- A hold lasts a day — [hours](../lib/hold.ts)'), code],
    ['a file that is gone', list('- A day — [`HOURS`](../lib/hold.ts)'), () => null],
    ['a name that is not declared', list('- A day — [`DAYS`](../lib/hold.ts)'), code],
    ['a key that is not in the table', list('- Five — [`LIMITS.calls`](../lib/hold.ts)'), code],
  ])('%s', (_, text, codeOf) => {
    expect(problemsOfRules(text, codeOf)).toHaveLength(1);
  });

  test('and nothing else', () => {
    const stated = ['HOURS', 'LIMITS', 'LIMITS.mails'].map(
      (name) => `- Rule — [\`${name}\`](../a.ts)`,
    );
    expect(problemsOfRules(list(...stated), code)).toEqual([]);
  });
});

describe.each(contract)('docs/contract/%s', (file) => {
  const text = readFileSync(path.join(CONTRACT, file), 'utf8');

  test('begins with its contents', () => {
    expect(problemsOfContents(text)).toEqual([]);
  });

  test('names the files of each section', () => {
    const without = sectionsOf(text).filter(
      ({ lines }) => !lines.some((line) => /^Code: \[[^\]]+\]\(\.\.\/\.\.\/[^)]+\)/.test(line)),
    );
    expect(without.map(({ title }) => title)).toEqual([]);
  });

  test('is in the index', () => {
    expect(readFileSync(path.join(CONTRACT, 'README.md'), 'utf8')).toContain(`(${file})`);
  });
});

test('nothing of the contract stands in two places', () => {
  const stated = contract.flatMap((file) =>
    linesOf(readFileSync(path.join(CONTRACT, file), 'utf8')).filter(
      (line) => line.startsWith('- ') && !ENTRY.test(line),
    ),
  );
  expect(stated.length).toBeGreaterThan(0);
  expect(stated.filter((line, at) => stated.indexOf(line) !== at)).toEqual([]);
});

test('every decision is in the index of decisions', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const records = readdirSync('docs/decisions').filter((file) => /^\d{4}-/.test(file));
  expect(records.filter((file) => !index.includes(`(${file})`))).toEqual([]);
});

/** Every document that people read. */
function documents(): string[] {
  const below = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file));
  const others = ['README', 'CONTRIBUTING', 'CHANGELOG', 'SECURITY', 'bench/README', 'e2e/README'];
  return [...others.map((name) => `${name}.md`), ...below];
}

test('links of the documents lead somewhere', () => {
  expect(documents().flatMap(deadLinks)).toEqual([]);
});

describe('files that documents name', () => {
  const SOURCES = [
    'app',
    'bench',
    'components',
    'content',
    'demo',
    'deploy',
    'findings',
    'e2e',
    'lib',
    'server',
    'scripts',
  ];
  /** `name.ts`, or a path of the project or its end; a placeholder in angle brackets is none. */
  const NAMED = /`(?<name>[\w@.()[\]-]+(?:\/[\w@.()[\]-]+)*\.(?:tsx?|mjs|cjs|css|sql|sh))`/g;
  const FOLDER = new RegExp(`\`(?<name>(?:${SOURCES.join('|')})(?:/[\\w@.()[\\]-]+)+)\``, 'g');

  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const known = new Set([...files, ...readdirSync('.'), ...readdirSync('public')]);
  const ends = new Set(files.map((file) => path.basename(file)));
  const isThere = (name: string) =>
    known.has(name) ||
    (ends.has(path.basename(name)) && files.some((file) => file.endsWith(`/${name}`)));
  const missing = (text: string) =>
    [...text.matchAll(NAMED), ...text.matchAll(FOLDER)]
      .map(({ groups }) => groups?.name ?? '')
      .filter((name, at, all) => !isThere(name) && all.indexOf(name) === at);

  test('are there', () => {
    expect(
      documents().flatMap((file) =>
        missing(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
      ),
    ).toEqual([]);
  });

  test('one that is gone is found', () => {
    expect(missing('See `lib/gone/file.ts`, `gone.ts` and `lib/gone`.')).toEqual([
      'lib/gone/file.ts',
      'gone.ts',
      'lib/gone',
    ]);
    expect(missing('`lib/env.ts`, `env.ts`, `lib/server` and `<noun>.ts`')).toEqual([]);
  });
});

test('the README is a first page, of at most 7 kB', () => {
  expect(Buffer.byteLength(readFileSync('README.md'))).toBeLessThanOrEqual(7_000);
});

test('ten decisions are marked to be read first', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  expect([...index.matchAll(/^- .+ \*\*Read first\.\*\*$/gm)]).toHaveLength(10);
});
