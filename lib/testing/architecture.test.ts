import ts from 'typescript';
import { isSlice } from './slices';
import {
  asksForOwnClass,
  asksTheClock,
  foldersIn,
  importedModules,
  isBarrel,
  isMember,
  isSwitchedTest,
  joinsNames,
  moduleState,
  modulesIn,
  nodesOf,
  proseIn,
  readModule,
  type SourceFile,
  spreadsLiteral,
} from './source-files';

/** In the order in which they may import each other; dependency-cruiser checks that. */
const FEATURES = [
  'notifications',
  'accounts',
  'lawyers',
  'payments',
  'cases',
  'meetings',
  'work-items',
  'notaries',
  'admin',
  'site',
];
/** The other rooms of lib/server: their files have names of their own. */
const OTHER_ROOMS = ['adapters', 'backup', 'media', 'platform', 'registry', 'schema', 'seed'];
const FEATURE_FILE =
  /^(?:(?:[a-z-]+-)?(?:operations\.ts|service\.ts|store\.ts|policy\.ts|serialize\.ts|copy\.ts|document\.ts|mails\.tsx|columns\.ts|feature\.ts|tasks\.ts)|.+\.test\.tsx?)$/;
const MAX_FILES_PER_FOLDER = 40;
/** Loaded by Node itself in the thread that reads calendars (reader.ts), by no bundle: once, and without `server-only`. */
const IN_A_THREAD =
  /^lib\/server\/adapters\/calendar\/(?:components|days|event|reader|reading|rules|series|values|zones)\.ts$/;

const product = [
  ...['app', 'components', 'demo', 'lib'].flatMap((folder) => modulesIn(folder, { tests: true })),
  readModule('middleware.ts'),
  readModule('instrumentation.ts'),
];

/** Paths of the modules that break a rule; no module at all would prove nothing. */
function offenders(modules: readonly SourceFile[], breaks: (module: SourceFile) => boolean) {
  expect(modules.length).toBeGreaterThan(0);
  return modules.filter(breaks).map((module) => module.path);
}

test('a feature holds only operations, service, store, policy, columns, serialize, copy, document, tasks, mails, feature, slices and tests', () => {
  expect(foldersIn('lib/server')).toEqual([...FEATURES, ...OTHER_ROOMS].toSorted());
  const modules = FEATURES.flatMap((name) => modulesIn(`lib/server/${name}`, { tests: true }));
  expect(offenders(modules, (m) => !FEATURE_FILE.test(m.name) && !isSlice(m))).toEqual([]);
});

test('a folder holds what can be taken in at a glance', () => {
  const folders = product.map(({ path }) => path.slice(0, path.lastIndexOf('/')));
  const full = (at: string) =>
    folders.filter((folder) => folder === at).length > MAX_FILES_PER_FOLDER;
  expect([...new Set(folders)].filter(full)).toEqual([]);
});

test("every module of the server begins with import 'server-only'", () => {
  // The schema is also read by drizzle-kit, outside of Next: the next test keeps it to descriptions of tables.
  const modules = [...modulesIn('lib/server'), ...modulesIn('demo')].filter(
    ({ path }) => !isSchema(path) && !IN_A_THREAD.test(path),
  );
  expect(offenders(modules, (m) => importedModules(m)[0]?.module !== 'server-only')).toEqual([]);
});

test('the schema only describes tables', () => {
  const modules = modulesIn('lib/server').filter(({ path }) => isSchema(path));
  const foreign = (m: SourceFile) =>
    importedModules(m).some(
      ({ module, typeOnly }) => !typeOnly && !/^(?:drizzle-orm(?:\/|$)|\.)/.test(module),
    );
  expect(offenders(modules, foreign)).toEqual([]);
});

test('settings are read in lib/env.ts alone', () => {
  const modules = product.filter(
    ({ path }) => path !== 'lib/env.ts' && !path.startsWith('lib/testing/jest/'),
  );
  // Next removes branches by these two names, which it has to find in the text.
  const forNext = ({ path }: SourceFile, use: string) =>
    path === 'instrumentation.ts' && /^process\.env\.NEXT_(?:RUNTIME|PHASE)$/.test(use);
  const reads = (m: SourceFile) =>
    nodesOf(m, (node) => isMember(node, 'process', 'env')).some(
      (node) => !forNext(m, node.parent.getText()),
    );
  expect(offenders(modules, reads)).toEqual([]);
});

test('domain and features are told what time it is', () => {
  const modules = ['lib/domain', ...FEATURES.map((name) => `lib/server/${name}`)].flatMap(
    (folder) => modulesIn(folder),
  );
  expect(offenders(modules, (m) => nodesOf(m, asksTheClock).length > 0)).toEqual([]);
});

/**
 * Code in browsers asks `present()` of lib/clock.ts, which goes by the server's clock. Here the device's own is right: for how
 * long something takes there, or for an instant that the device noted itself.
 */
const BY_THE_DEVICE: Readonly<Record<string, string>> = {
  'components/site/layout/site-frame.tsx': 'The year of the footer, rendered on the server.',
  'lib/client/meetings/calls/call-session.ts': 'How long ago something was reported.',
  'lib/client/meetings/calls/signalling/call-stream.ts': 'A silence that a sleep is part of.',
  'lib/client/platform/call.ts': 'When a request was sent.',
  'lib/client/platform/query-client.ts': 'Since when it listens, as the query client notes it.',
  'lib/client/platform/server-clock.ts': 'What is compared with the clock of the server.',
  'lib/client/platform/stale-page.ts': 'A pause since the tab noted a reload.',
};

test('the clock of a device decides nothing: who asks for it is named, with the reason', () => {
  const folders = ['app', 'components', 'lib/client', 'lib/contract', 'lib/catalogue'];
  const modules = folders.flatMap((folder) => modulesIn(folder));
  const asking = offenders(modules, (m) => nodesOf(m, asksTheClock).length > 0);
  expect(asking.toSorted()).toEqual(Object.keys(BY_THE_DEVICE).toSorted());
});

/**
 * A module may be in a process several times, in the bundles of instrumentation, pages and routes: a class of one is not that
 * of another, and neither is what they keep. Errors are known by a name or brand, what decides is `processWide`.
 */
const bundled = ['app', 'demo', 'lib/server', 'lib/contract']
  .flatMap((folder) => modulesIn(folder))
  .filter(({ path }) => !IN_A_THREAD.test(path));

test('nothing on the server is known by a class that may exist twice', () => {
  const asksClass = (m: SourceFile) => nodesOf(m, asksForOwnClass).length > 0;
  expect(offenders(bundled, asksClass)).toEqual([]);
});

test('a module keeps for itself only what another copy of it may keep as well', () => {
  const harmless = [
    // Run by lib/server/boot.ts alone, which is loaded once.
    'boot.ts',
    'platform/queue/runner.ts',
    'platform/db/schema-state.ts',
    'site/health/readiness-service.ts',
    'platform/uptime/service.ts',
    'seed/people.ts',
    // Made again by each copy from the same settings and files.
    'accounts/credentials/passwords-service.ts',
    'adapters/identity/google.ts',
    'adapters/payment/gateway.ts',
    'adapters/storage/storage.ts',
    'adapters/pdf/fonts.ts',
    'adapters/pdf/paper-fonts.ts',
    'adapters/pdf/slices.ts',
    'platform/crypto/data-keys.ts',
    'platform/session/signing-keys.ts',
    'site/openapi/service.ts',
    'platform/db/pool.ts',
    // Saves work that would have the same result if it were done twice.
    'media/pictures/service.ts',
    'site/share-pictures/share-pictures.ts',
  ].map((path) => `lib/server/${path}`);
  expect(offenders(bundled, (m) => moduleState(m).length > 0)).toEqual(harmless.toSorted());
});

test('the domain knows only itself', () => {
  const modules = modulesIn('lib/domain');
  const foreign = (m: SourceFile) =>
    importedModules(m).some(
      ({ module }) => !/^(?:\.{1,2}\/|@\/lib\/domain\/)[\w/-]+$/.test(module),
    );
  expect(offenders(modules, foreign)).toEqual([]);
});

test('a module is named after what it holds', () => {
  const vague = /^(?:index|utils?|helpers?|types?|common|misc)\.tsx?$/;
  expect(offenders(product, ({ name }) => vague.test(name))).toEqual([]);
});

test('known things have the names that the framework and the trade give them', () => {
  // Each word on the left is called as on the right.
  const privateWords: readonly (readonly [word: RegExp, standard: string])[] = [
    [/\bkept(?:Page| page)s?\b|\bload(?:Kept)\b|\bKept(?:Page|Attempt)\b/, 'cached, stored'],
    [/\blost (?:page)s?\b|\bLOST_(?:PAGE)\b|\bstand-in pages?\b/, '404 page, fallback'],
    [/\b(?:take|try|return|clear)Points?\b/, 'consume, refund, reset a rate limit'],
    [/\bshut(?:Out)\b|\bend(?:Sessions?|LinkTokens)(?:Of)?\b/, 'revoke'],
    [/\buse(?:LinkToken)\b|\bworthless(?:Link)\b/, 'consumeLinkToken, invalidLink'],
    [/\bheld(?:Account)(?:Of)?\b|\bhold(?:User)(?:ByEmail)?\b/, 'find…ForUpdate'],
    [/\btell(?:Of)\w+\b/, 'notify'],
    [/\b(?:set|last|save|delete)(?:Beat)s?\b|\b(?:BEAT)_MS\b/, 'heartbeat'],
    [/\b(?:Wish|Trouble|Docket\w*|docket[A-Z]\w*|Shelf)\b/, 'selection, error, list, section'],
    [/\b(?:MOST|LEAST|LONGEST|LARGEST)_(?!COMMON)\w+\b|\b(?:PATIENCE)\b/, 'MAX_, MIN_, TIMEOUT'],
    [/\b(?:drawn|rendered|written|loaded) (?:anew)\b|\b(?:revived)\b/, 'again, hydrated'],
    [/\bfind(?:Standing)\b|\b(?:Wanted)\b/, 'find…Conflicts, slot, preference'],
    [/\b(?:Serial)Queue\b|\b(?:take)Turn\b|\block(?:InTurn)\b/, 'keyed mutex, single flight'],
    [
      /\b(?:toConfirm)\w*\b|\b(?:news|mail|moved|rendered)(?:Ahead)\b/,
      'prepareConfirmation, render…Mail',
    ],
    [/\bwhy(?:Not)[A-Z]\w*\b/, '…Reason'],
    [/\bsettle(?:Stray)\b|\b(?:Stray)[A-Z]\w*\b/, 'unmatched'],
  ];
  const isText = (path: string) => /architecture\.test\.ts$|^content\/guides\//.test(path);
  const modules = [...product, ...proseIn('content')].filter(({ path }) => !isText(path));
  const used = privateWords.map(([word, standard]) => [
    standard,
    offenders(modules, ({ text, path }) => word.test(text) || /-words\.tsx?$/.test(path)),
  ]);
  expect(used).toEqual(privateWords.map(([, standard]) => [standard, []]));
});

test('a comment names its subject at once: it begins with neither What nor Of', () => {
  const begins = /\/\*\*?(?:\s*\n\s*\*)? (?:What|Of)\b/;
  const lineBegins = /(?<!^\s*\/\/.*\n\s*)\/\/ (?:What|Of)\b/m;
  const isOfTests = ({ path }: SourceFile) => /\.test\.tsx?$|^e2e\/|^lib\/testing\//.test(path);
  const modules = [
    ...product,
    ...['bench', 'e2e', 'scripts', 'server'].flatMap((folder) =>
      modulesIn(folder, { tests: true }),
    ),
  ];
  const tests = modules.filter(isOfTests);
  const others = product.filter((module) => !isOfTests(module));
  expect(offenders(tests, ({ text }) => begins.test(text) || lineBegins.test(text))).toEqual([]);
  expect(offenders(others, ({ text }) => begins.test(text))).toEqual([]);
});

/** Their first HTML has no button: an early press on one would be lost (docs/decisions/0052-first-press.md). */
test('parts that hydrate after their page are named', () => {
  const modules = product.filter(({ name }) => /^(?!.*\.test\.tsx$).*\.tsx$/.test(name));
  const hydratesLater = /<Suspense\b|\bloading: \(\) =>/;
  expect(offenders(modules, ({ text }) => hydratesLater.test(text))).toEqual([
    'components/meetings/calls/call-page.tsx',
    'components/meetings/calls/not-now.tsx',
    'components/meetings/calls/room/call-screen.tsx',
    'components/meetings/intake/intake-section.tsx',
    'components/work-items/detail/work-item-detail.tsx',
  ]);
});

test('nothing is imported by way of a module that only passes it on', () => {
  expect(offenders(product, isBarrel)).toEqual([]);
});

test('no check is switched off in place', () => {
  const off = /biome-(?:ignore)|@ts-(?:ignore|expect-error|nocheck)\b/;
  expect(offenders(product, ({ text }) => off.test(text))).toEqual([]);
});

test('no test is skipped, and none runs alone', () => {
  const tests = product.filter(({ name }) => /\.test\.tsx?$/.test(name));
  expect(offenders(tests, (m) => nodesOf(m, isSwitchedTest).length > 0)).toEqual([]);
});

/** One name alone is a legal name: whoever joins two by hand leaves a blank behind it. */
test('a full name is made by fullName, and in SQL by fullNameOf', () => {
  const joins = (m: SourceFile) => nodesOf(m, joinsNames).length > 0;
  const modules = product.filter(({ path }) => !path.endsWith('architecture.test.ts'));
  expect(offenders(modules, joins)).toEqual(['lib/server/platform/db/full-name.ts']);
});

test.each([
  `\`\${user.first_name} \${user.last_name}\``,
  `\`Hello \${firstName} \${lastName},\``,
  "client.firstName + ' ' + client.lastName",
  "[user.first_name, user.last_name].join(' ')",
  `sql\`\${users.firstName} || ' ' || \${users.lastName}\``,
  "sql`(select u.first_name || ' ' || u.last_name from users u)`",
])('%s joins two names', (code) => {
  const syntax = ts.createSourceFile('a.ts', code, ts.ScriptTarget.Latest, true);
  expect(nodesOf({ path: '', name: '', text: code, syntax }, joinsNames)).not.toEqual([]);
});

test('no literal is spread', () => {
  expect(offenders(product, (m) => nodesOf(m, spreadsLiteral).length > 0)).toEqual([]);
});

function isSchema(path: string): boolean {
  return path.startsWith('lib/server/schema/');
}
