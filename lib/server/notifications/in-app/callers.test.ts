import ts from 'typescript';
import { modulesIn, nodesOf } from '@/lib/testing/source-files';

/** Names of texts that people write about a case or to each other. */
const WRITTEN = new Set(['subject', 'description', 'comment', 'text', 'reason', 'details', 'note']);

const calls = [...modulesIn('lib/server'), ...modulesIn('demo')].flatMap((module) =>
  nodesOf(
    module,
    (node) => ts.isCallExpression(node) && node.expression.getText() === 'notify',
  ).map((node) => ({ path: module.path, node })),
);

/** Titles and bodies go out by push, through services of browser makers and onto locked screens. */
test('no notification quotes what somebody wrote', () => {
  expect(calls.length).toBeGreaterThan(3);
  const quoting = calls.filter(({ node }) => {
    let quotes = false;
    const visit = (inner: ts.Node): void => {
      if (ts.isIdentifier(inner) && WRITTEN.has(inner.text)) quotes = true;
      ts.forEachChild(inner, visit);
    };
    visit(node);
    return quotes;
  });
  expect(quoting.map(({ path }) => path)).toEqual([]);
});
