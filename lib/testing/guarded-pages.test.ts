import ts from 'typescript';
import { routeAccess } from '@/lib/domain/platform/guards';
import { importedModules, modulesIn, nodesOf, readModule, type SourceFile } from './source-files';

/**
 * The middleware looks at the cookie alone: that a session has ended, what a member of a practice may open and whether the second
 * factor was given is asked by each page itself, since a layout does not render again between pages.
 */
const pages = modulesIn('app').filter(({ name }) => name === 'page.tsx');

/** The address of a page: what is in brackets stays, groups go. */
const addressOf = ({ path }: SourceFile) =>
  path.replace(/^app|\/\([^)]+\)|\/page\.tsx$/g, '') || '/';

/** Names the check that a page owes to its route; null where it is everybody's. */
function guardOf(page: SourceFile): 'requireActor' | 'requireAdmin' | null {
  if (page.path.startsWith('app/admin/(console)/')) return 'requireAdmin';
  return ['signed-in', 'customer', 'lawyer'].includes(routeAccess(addressOf(page)))
    ? 'requireActor'
    : null;
}

/** Whether a page calls it, or the page of both sides does that it shows. */
function calls(page: SourceFile, guard: string): boolean {
  const isCall = (node: ts.Node) =>
    ts.isCallExpression(node) && node.expression.getText() === guard;
  return (
    nodesOf(page, isCall).length > 0 ||
    importedModules(page).some(
      ({ module }) =>
        /^@\/app\/[\w-]+-page$/.test(module) &&
        calls(readModule(`${module.slice('@/'.length)}.tsx`), guard),
    )
  );
}

test.each([
  ['requireActor', 40],
  ['requireAdmin', 10],
])('every page that is not everybody’s asks who opens it: %s', (guard, least) => {
  const guarded = pages.filter((page) => guardOf(page) === guard);
  expect(guarded.length).toBeGreaterThan(least);
  expect(guarded.filter((page) => !calls(page, guard)).map(addressOf)).toEqual([]);
});
