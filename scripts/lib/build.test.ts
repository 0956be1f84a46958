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

test('a change of whatever the product imports is a reason to build it again', () => {
  const isSource = (file: string) =>
    SOURCES.some((source) => file.startsWith(`${source}/`) || file === source.replace(/\.ts$/, ''));
  const imported = importedByProduct();
  expect(imported).toContain('server/migrations/apply');
  expect(imported.filter((file) => !isSource(file) && file !== 'package.json')).toEqual([]);
});
