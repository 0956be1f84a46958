/**
 * Which part may import which. Each comment says how to mend what it finds. There is no list of
 * exceptions: when a rule is in the way, the code goes elsewhere, or the rule changes for everyone.
 */

const NOT_TESTS = '\\.test\\.tsx?$';
const TESTING = '^lib/testing/';
const PIPELINE = '^lib/server/platform/(?:pipeline|body)/';
/** Of the noun that a room is named after, or of another one in it: `operations.ts`, `guests-operations.ts`. */
const OPERATIONS = '^lib/server/.+[/-]operations\\.ts$';
const SERVICES = '^lib/server/.+[/-]service\\.ts$';
const STORES = '^lib/server/.+[/-]store\\.ts$';
/**
 * A small endpoint is one file, named after its noun, with operations, service and store as sections; what a section may
 * import is what its file could (lib/testing/slices.test.ts).
 */
const SLICES =
  '^lib/server/(?!adapters|media|platform|schema|seed)[a-z-]+/[a-z-]+/(?![a-z-]*(?:operations|service|store|policy|serialize|copy|document|columns|tasks|mails|feature)\\.)[a-z-]+\\.tsx?$';
const INSTRUMENTATION = '^instrumentation\\.ts$';

/** A rule about the product's own code; tests may look behind every door. */
const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { ...from, pathNot: [NOT_TESTS, TESTING, ...(from.pathNot ?? [])] },
  to,
});

/** In the order in which they may import each other (docs/adding-a-feature.md). */
const FEATURES = [
  'platform',
  'media',
  'notifications',
  'accounts',
  'lawyers',
  'payments',
  'cases',
  'meetings',
  'work-items',
  'notaries',
  'admin',
];
const LAYERS = '^(?:components|lib/(?:client|contract|domain|server))';

/**
 * For each feature: what comes after it, and what stands beside all of them and shows them. The administration, the last,
 * looks at all of it.
 */
const order = FEATURES.slice(0, -1).map((feature, at) =>
  rule(
    `${feature}-knows-nobody-after-it`,
    'A later feature may import an earlier one, never the reverse; public pages and the frames of the portals stand beside them. What an earlier one must act on, the later one registers in its feature.ts (lib/server/registry/feature.ts).',
    { path: `${LAYERS}/${feature}/` },
    { path: `${LAYERS}/(?:${[...FEATURES.slice(at + 1), 'site', 'portal'].join('|')})/` },
  ),
);

const layers = [
  rule(
    'pages-go-through-operations',
    'A page or layout reaches the server by load(operation, args, actor) and requireActor from lib/server/platform/pipeline. Put rules and SQL into the feature and export an operation for it.',
    { path: '^app/', pathNot: ['^app/api/'] },
    {
      path: '^lib/server/',
      pathNot: [PIPELINE, OPERATIONS, SLICES, '^lib/server/platform/page-cache/tag-page\\.ts$'],
    },
  ),
  rule(
    'route-files-only-serve',
    'The one file under app/api serves the operations of all features. Move what else it does into an operation.',
    { path: '^app/api/' },
    { path: '^(?:app|components|lib)/', pathNot: [PIPELINE, '^lib/server/features\\.ts$'] },
  ),
  rule(
    'nothing-imports-a-page',
    'app/ is routing only. Move what is shared into components/ or lib/.',
    { path: '^(?:components|demo|lib|middleware|instrumentation)' },
    { path: '^app/' },
  ),
  rule(
    'primitives-know-no-product',
    'components/ui could ship in another product: pass what it shows as props, or move the component into components/<feature>.',
    { path: '^components/ui/' },
    { path: '^(?:components|lib)/', pathNot: ['^components/ui/', '^lib/(?:domain/|clock\\.ts$)'] },
  ),
  rule(
    'components-stay-in-the-browser',
    'A component never imports the server. Take data as props from the page, or ask for it with a query of lib/client.',
    { path: '^components/' },
    { path: '^lib/(?:server/|env)' },
  ),
  rule(
    'client-only-transports',
    'lib/client talks to the API and never shows anything: no server code, no components. Return the error and let the component speak.',
    { path: '^lib/client/' },
    { path: '^(?:lib/server/|components/)' },
  ),
  rule(
    'contract-is-shared',
    'The contract runs in the browser and on the server: only zod, domain and catalogue. What needs Node belongs in lib/server.',
    { path: '^lib/contract/' },
    { path: '^(?:lib/(?:client|server|env)|components/)' },
  ),
  rule(
    'contract-needs-no-node',
    'The contract runs in the browser too: nothing from Node in it.',
    { path: '^lib/(?:contract|domain|catalogue|client)/' },
    { dependencyTypes: ['core'] },
  ),
  rule(
    'domain-is-pure',
    'lib/domain imports nothing but itself: no I/O, no zod, no catalogue, no clock. Pass values in as arguments.',
    { path: '^lib/domain/' },
    { pathNot: '^lib/domain/' },
  ),
  rule(
    'prose-comes-by-the-catalogue',
    'A file of content/ is checked by the schema of its kind where lib/catalogue reads it. Take its text from there.',
    { path: '^(?:app|components|demo|lib)/', pathNot: ['^lib/catalogue/'] },
    { path: '^content/.+\\.json$' },
  ),
  rule(
    'catalogue-is-constants',
    'lib/catalogue holds typed constants that anyone may import; it knows nobody but itself and lib/domain.',
    { path: '^lib/catalogue/' },
    { path: '^(?:lib|components)/', pathNot: ['^lib/(?:catalogue|domain)/'] },
  ),
];

const server = [
  rule(
    'stores-belong-to-their-feature',
    "Another feature's rows are reached through its service, which keeps its rules. Call or add a function there.",
    { path: '^lib/server/([^.]+)/[^/]+$', pathNot: ['^lib/server/seed/'] },
    { path: STORES, pathNot: ['^lib/server/$1/[a-z-]*store\\.ts$'] },
  ),
  rule(
    'demo-data-has-its-own-store',
    'Demo data is made by what lib/server/seed/store.ts offers. Add a function there.',
    { path: '^(?:demo|lib/server/seed)/' },
    { path: STORES, pathNot: ['^lib/server/seed/'] },
  ),
  rule(
    'services-know-no-http',
    'A service takes plain values and throws AppError; Request, Response and status codes stay in the pipeline and in operations.',
    { path: SERVICES },
    { path: [PIPELINE, OPERATIONS] },
  ),
  rule(
    'services-use-adapter-ports',
    'A service names the port (lib/server/adapters/<kind>/port.ts) or asks the file that chooses (gateway, storage, mailer, pdf, identity, calendars, google-calendar, push-services, event-receivers, relay, texts). Which real service stands behind it is decided in that folder.',
    { path: SERVICES },
    {
      path: '^lib/server/adapters/',
      pathNot: [
        '/(?:port|(?:local-)?gateway|storage|mailer|pdf|identity|calendars|(?:local-)?google-calendar|push-services|event-receivers|relay|(?:local-)?texts)\\.ts$',
      ],
    },
  ),
  rule(
    'copy-is-words',
    'A copy.ts says what people read of something, a document.ts what a PDF of it holds: both are made of values. Read the rows in the service and pass them.',
    {
      path: '^lib/server/.+[/-](?:copy|document)\\.ts$',
      pathNot: ['^lib/server/(?:adapters|schema)/'],
    },
    { path: [STORES, OPERATIONS, PIPELINE, '^lib/server/platform/db/'] },
  ),
  rule(
    'stores-are-the-bottom',
    'A store holds SQL and nothing else: it imports the database, the map of its columns, domain and catalogue. Move rules up into the service.',
    { path: STORES, pathNot: ['^lib/server/(?:adapters/|seed/.+-)'] },
    {
      path: '^lib/(?:server|contract|client)/',
      pathNot: ['^lib/server/(?:schema/|platform/db/|platform/app-error\\.ts$|.+/columns\\.ts$)'],
    },
  ),
  rule(
    'sql-lives-in-stores',
    'SQL is written in stores and lib/server/platform/db only. Add a function to the store.',
    {
      path: '^(?:app|components|demo|lib)/',
      pathNot: ['^lib/server/(?:schema|platform/db|platform/queue)/', STORES, SLICES],
    },
    { path: '(?:^|/)(?:drizzle-orm|pg)(?:/|$)' },
  ),
  rule(
    'adapters-know-no-feature',
    'An adapter speaks to one outside service through its port. It knows no feature of the product.',
    { path: '^lib/server/adapters/' },
    { path: '^lib/server/', pathNot: ['^lib/server/(?:adapters/|platform/|schema/)'] },
  ),
];

const demo = [
  rule(
    'demo-stays-out-of-the-product',
    'demo/ is the story that npm start shows. Only instrumentation.ts offers it to boot(); what the product or several tests need belongs in lib/server/seed.',
    { path: '^(?:app|components|lib|middleware|instrumentation)', pathNot: [INSTRUMENTATION] },
    { path: '^demo/' },
  ),
  rule(
    'demo-is-loaded-on-demand',
    'A process in production never reads the demo: boot() gets a function that imports the demo, and calls it where the demo is wanted.',
    { path: INSTRUMENTATION },
    { path: '^demo/', dynamic: false },
  ),
  rule(
    'demo-is-made-of-seeds',
    'The demo fills tables by what lib/server/seed and the services of features offer: no operations, no screens, no API calls.',
    { path: '^demo/' },
    { path: [PIPELINE, OPERATIONS, '^(?:components|lib/client)/'] },
  ),
];

const processes = [
  rule(
    'scripts-are-the-top',
    'scripts/ are commands: they start server/ and use lib/, and nothing that serves needs a command. Move what both need into server/, or into lib/ where the product needs it too.',
    { path: '^(?:app|components|demo|lib|middleware|instrumentation|server)' },
    { path: '^scripts/' },
  ),
  rule(
    'processes-stand-outside-of-next',
    'server/ and scripts/ are run by Node itself, around Next and not in its bundles: of lib they need what has no alias and no server-only, such as lib/log-lines.ts.',
    { path: '^(?:server|scripts)/' },
    { path: '^(?:app|components|demo|lib/(?:client|contract|domain|catalogue|server))/' },
  ),
];

const hygiene = [
  {
    name: 'no-circular',
    comment: 'Two files that need each other are one file, or both need a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'Nothing imports this file. Delete it, or use it.',
    severity: 'error',
    from: {
      orphan: true,
      pathNot: [
        '^app/.*(?:page(?:\\.dev)?|layout|route|error|not-found|loading|icon|image|sitemap|robots|manifest)\\.tsx?$',
        '^(?:middleware|instrumentation)\\.ts$',
        NOT_TESTS,
        '^lib/testing/jest/',
        '\\.d\\.m?ts$',
      ],
    },
    to: {},
  },
  {
    name: 'tests-stay-out-of-the-product',
    comment: 'lib/testing and test files are for tests. Move what the product needs out of them.',
    severity: 'error',
    from: { pathNot: [NOT_TESTS, TESTING, '^e2e/'] },
    to: { path: [TESTING, NOT_TESTS, '^e2e/'] },
  },
  {
    name: 'not-to-unresolvable',
    comment: 'This import leads nowhere. Correct the path or install the package.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-development-packages',
    comment:
      'The product may not need what is only installed for development. Move the package to dependencies.',
    severity: 'error',
    from: {
      path: '^(?:app|components|demo|lib|middleware|instrumentation)',
      pathNot: [NOT_TESTS, TESTING],
    },
    to: { dependencyTypes: ['npm-dev'], pathNot: ['/@types/'], dependencyTypesNot: ['type-only'] },
  },
];

module.exports = {
  forbidden: [...layers, ...order, ...server, ...demo, ...processes, ...hygiene],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^\\.next|^next-env' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
