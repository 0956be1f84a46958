import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyPublic, precompress } from '../../scripts/lib/precompress.ts';
import { CommandError } from '../../server/log.ts';
import { inRoot, root } from '../../server/paths.ts';

/** The smallest page that a reader would accept: a language, a title, a description, one heading. */
const SOURCES = {
  'app/layout.js': `export const metadata = { title: 'Hello', description: 'The smallest page.' };
export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`,
  'app/page.js': page(),
  // What a page costs that is rendered for every request.
  'app/dynamic/page.js': `export const dynamic = 'force-dynamic';
${page()}`,
};

function page() {
  return `export default function Page() {
  return (
    <main>
      <h1>Hello, world</h1>
    </main>
  );
}
`;
}

/** The folder that holds both; Turbopack reads nothing outside of its root. */
function commonFolder(a: string, b: string) {
  let folder = a;
  while (path.relative(folder, b).startsWith('..')) folder = path.dirname(folder);
  return folder;
}

function config(folder: string) {
  return `export default {
  poweredByHeader: false,
  compress: false,
  turbopack: { root: ${JSON.stringify(commonFolder(folder, root))} },
};
`;
}

/**
 * Builds a Next hello-world with the project's own packages. It lies outside of the project: Next would look for
 * middleware and instrumentation in the folders above.
 */
export async function buildHello() {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'hello-')));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const sources = { ...SOURCES, 'next.config.mjs': config(folder) };
  for (const [name, source] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), source);
  }
  symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'), 'junction');
  // Browsers ask for an icon; the product has one too.
  copyFileSync(inRoot('app/favicon.ico'), path.join(folder, 'app/favicon.ico'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [inRoot('node_modules/next/dist/bin/next'), 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
  if (status !== 0) {
    remove();
    throw new CommandError(`The hello-world could not be built.\n${stdout}${stderr}`);
  }
  const build = path.join(folder, '.next');
  await copyPublic({ build, files: path.join(folder, 'public') });
  await precompress({ build });
  return { folder, remove };
}
