import ts from 'typescript';

/** A test of a file with its tags, those of the groups around it included. */
interface Tagged {
  line: number;
  tags: string[];
}

/** Reads the tags of the tests of a file. */
export function tagsOf(file: ts.SourceFile): Tagged[] {
  const tests: Tagged[] = [];
  const visit = (node: ts.Node, around: readonly string[]): void => {
    let tags = around;
    if (ts.isCallExpression(node) && /^test(?:\.describe)?$/.test(node.expression.getText())) {
      const options = node.arguments.find(ts.isObjectLiteralExpression)?.getText() ?? '';
      tags = [...around, ...(options.match(/@[\w-]+/g) ?? [])];
      if (node.expression.getText() === 'test') {
        const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        tests.push({ line, tags: [...tags] });
      }
    }
    ts.forEachChild(node, (child) => visit(child, tags));
  };
  visit(file, []);
  return tests;
}
