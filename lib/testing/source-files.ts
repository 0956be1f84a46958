import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const CODE = /\.tsx?$/;

/** Several checks of a run ask for the same ones. */
const read = new Map<string, SourceFile>();

/** A module of the product, read for checks on how the code is laid out. */
export interface SourceFile {
  /** From the root of the repository, such as `lib/domain/lawyers/slots.ts`. */
  path: string;
  name: string;
  text: string;
  readonly syntax: ts.SourceFile;
}

/** Modules below a folder, without tests by default. */
export function modulesIn(folder: string, { tests = false } = {}): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => CODE.test(file) && (tests || !isTest(file)))
    .toSorted()
    .map((file) => readModule(path.posix.join(folder, file)));
}

/** Files of content/ that are data, whose texts follow the rules of those in the code. */
export function proseIn(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => readModule(path.posix.join(folder, file)));
}

export function readModule(file: string): SourceFile {
  const known = read.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  let parsed: ts.SourceFile | undefined;
  const module: SourceFile = {
    path: file,
    name: path.basename(file),
    text,
    // Most checks ask for the texts of all modules, and for the syntax of some.
    get syntax() {
      parsed ??= ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      return parsed;
    },
  };
  read.set(file, module);
  return module;
}

export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

/** Names of the folders directly inside a folder. */
export function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

/** The module that an import or re-export names, types or not. */
export function importedModules({ syntax }: SourceFile): { module: string; typeOnly: boolean }[] {
  return syntax.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    const typeOnly = ts.isImportDeclaration(statement)
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : statement.isTypeOnly;
    return [{ module: moduleSpecifier.text, typeOnly }];
  });
}

/** Whether a module does nothing but pass on what other modules export. */
export function isBarrel({ syntax }: SourceFile): boolean {
  return (
    syntax.statements.length > 0 &&
    syntax.statements.every(
      (statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined,
    )
  );
}

/** Every node of a module for which `matches` holds, comments and texts being none. */
export function nodesOf({ syntax }: SourceFile, matches: (node: ts.Node) => boolean): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (matches(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(syntax);
  return found;
}

/** Whether a node is `object.name`. */
export function isMember(node: ts.Node, object: string, name: string): boolean {
  return (
    ts.isPropertyAccessExpression(node) &&
    node.expression.getText() === object &&
    node.name.text === name
  );
}

/** Whether a node asks the clock: `new Date()`, `Date()` or `Date.now`. */
export function asksTheClock(node: ts.Node): boolean {
  if (isMember(node, 'Date', 'now')) return true;
  return (
    (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
    node.expression.getText() === 'Date' &&
    (node.arguments?.length ?? 0) === 0
  );
}

/** Whether a node is `instanceof` of a class that neither JavaScript nor the platform has. */
export function asksForOwnClass(node: ts.Node): boolean {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword &&
    !Reflect.has(globalThis, node.right.getText())
  );
}

/** Finds the mutable state of a module: variables, and collections and queues that it creates empty. */
export function moduleState({ syntax }: SourceFile): ts.Node[] {
  return syntax.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    const { declarations, flags } = statement.declarationList;
    return declarations.filter(
      ({ initializer }) =>
        !(flags & ts.NodeFlags.Const) || (initializer && isMadeEmpty(initializer)),
    );
  });
}

function isMadeEmpty(made: ts.Expression): boolean {
  return (
    ts.isNewExpression(made) &&
    /^(?:Weak)?(?:Map|Set)$|Queue$|^RateLimiter/.test(made.expression.getText()) &&
    !(made.arguments?.length && /(?:Map|Set)$/.test(made.expression.getText()))
  );
}

/** Whether a node spreads a literal, whose parts could stand there themselves. */
export function spreadsLiteral(node: ts.Node): boolean {
  return (
    (ts.isSpreadAssignment(node) || ts.isSpreadElement(node) || ts.isJsxSpreadAttribute(node)) &&
    (ts.isObjectLiteralExpression(node.expression) || ts.isArrayLiteralExpression(node.expression))
  );
}

const FIRST_NAME = /first_?name$/i;
const LAST_NAME = /last_?name$/i;
/** The same in a statement of SQL, and in a list that is joined. */
const JOINED_IN_TEXT = /first_?name\W+\|\||first_?name\W*,\s*[\w.]*last_?name\W*\]\s*\.join/i;

/** Whether a node puts a first and a last name together by hand: in a template, by `+`, in SQL or as a joined list. */
export function joinsNames(node: ts.Node): boolean {
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(({ expression }) => expression.getText());
    const meets = (part: string, at: number) =>
      FIRST_NAME.test(part) && LAST_NAME.test(parts[at + 1] ?? '');
    return parts.some(meets) || JOINED_IN_TEXT.test(node.getText());
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [node.left.getText(), node.right.getText()];
    return /first_?name/i.test(left) && LAST_NAME.test(right);
  }
  if (ts.isNoSubstitutionTemplateLiteral(node) || ts.isCallExpression(node))
    return JOINED_IN_TEXT.test(node.getText());
  return false;
}

/** Whether a node is a test that does not run, or one that keeps the others from running. */
export function isSwitchedTest(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const callee = node.expression.getText();
  return /^(?:[xf](?:it|describe)|xtest)$|^(?:test|it|describe)\.(?:skip|only|todo|failing)\b/.test(
    callee,
  );
}
