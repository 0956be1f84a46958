import path from 'node:path';
import { importedModules, modulesIn, readModule } from '@/lib/testing/source-files';
import { SOURCES } from './build';

/** Modules that the product imports, as paths in the project. */
function importedByProduct(): string[] {
  const modules = ['app', 'components', 'content', 'demo', 'lib']
    .flatMap((folder) => modulesIn(folder))
    .filter((module) => !module.path.startsWith('lib/testing/'));
  return [...modules, readModule('middleware.ts'), readModule('instrumentation.ts')].flatMap(
    (from) =>
      importedModules(from)
        .filter(({ module, typeOnly }) => !typeOnly && /^[@.]\.?\//.test(module))
        .map(({ module }) =>
          module.startsWith('@/')
            ? module.slice(2)
            : path.posix.join(path.posix.dirname(from.path), module),
        ),
  );
}

const isSource = (file: string) =>
  SOURCES.some(
    (source) => file.startsWith(`${source}/`) || file === source.replace(/\.[mc]?[jt]sx?$/, ''),
  );

test('a change of whatever the product imports is a reason to build it again', () => {
  const imported = importedByProduct();
  expect(imported).toContain('server/migrations/apply');
  expect(imported.filter((file) => !isSource(file) && file !== 'package.json')).toEqual([]);
});

test('a change of whatever the build itself imports is one too', () => {
  const files = SOURCES.filter((source) => /\.(?:ts|tsx|mjs)$/.test(source));
  const imported = files.flatMap((file) =>
    importedModules(readModule(file))
      .filter(({ module, typeOnly }) => !typeOnly && module.startsWith('.'))
      .map(({ module }) => path.posix.join(path.posix.dirname(file), module))
      .map((module) => module.replace(/\.(?:ts|tsx|mjs)$/, '')),
  );
  expect(imported).toContain('server/paths');
  expect(imported.filter((file) => !isSource(file))).toEqual([]);
});
