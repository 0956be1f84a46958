import ts from 'typescript';
import { type FunctionNode, type Given, type Kind, Names } from './names';

export interface Event {
  kind: Kind;
  /** Variable of the page; empty where it is about none. */
  page: string;
  /** The locator, with its constants put in. */
  target: string;
  node: ts.Node;
  /** Whether the page runs no scripts. */
  plain: boolean;
}

const STATES = new Set(['toBeChecked', 'toBeDisabled', 'toHaveValue']);
/** An act that says itself that it does not wait for the page comes before its scripts on purpose. */
const EARLY = /waitUntil: '(?:commit|domcontentloaded)'/;

const ABSENT = new Set(['toBeHidden', 'toBeEmpty']);

/** Functions of e2e/support that do one thing to the page they are given. */
const KNOWN: Record<string, Kind[]> = {
  visit: ['open', 'ready'],
  expectUsable: ['open', 'ready', 'seen'],
  ready: ['ready'],
  becomes: ['open'],
  fillIn: ['ready', 'type'],
  goToPayment: ['press', 'arrive', 'ready'],
  pay: ['press', 'arrive', 'seen'],
  expectAccessible: [],
  picture: [],
};

/** How deep functions of the same file are followed. */
const DEPTH = 4;

interface Scope {
  /** Parameters of the function that is followed, as its caller names them. */
  given: Given;
  plain: boolean;
  depth: number;
}

/** Reads what the tests of a file do, one list of events for each test. */
export function eventsOf(file: ts.SourceFile): Event[][] {
  const names = new Names(file);
  const lists: Event[][] = [];

  const find = (node: ts.Node, plain: boolean): void => {
    const body = ts.isCallExpression(node) ? callbackOf(node) : undefined;
    if (!body || !ts.isCallExpression(node)) {
      ts.forEachChild(node, (child) => find(child, plain));
      return;
    }
    const isPlain = plain || switchesScriptsOff(body);
    if (/^test(?:\.(?:beforeEach|afterEach))?$/.test(node.expression.getText())) {
      lists.push(read(body.body, { given: new Map(), plain: isPlain, depth: 0 }));
    } else ts.forEachChild(body.body, (child) => find(child, isPlain));
  };

  const read = (node: ts.Node, scope: Scope): Event[] => {
    if (ts.isAwaitExpression(node)) return awaited(node.expression, scope);
    // A function is followed where it is called.
    if (ts.isFunctionLike(node)) return [];
    const inner: Event[] = [];
    ts.forEachChild(node, (child) => {
      inner.push(...read(child, scope));
    });
    return inner;
  };

  const awaited = (node: ts.Expression, scope: Scope): Event[] => {
    // Such as an event of the page that was waited for before the press that brings it.
    if (!ts.isCallExpression(node)) return [event('answer', '', node, scope)];
    const callee = node.expression.getText();
    if (/^(?:test\.step|Promise\.all)$/.test(callee)) return inlined(node, scope);
    if (/^expect\b/.test(callee)) return expectation(node, scope);
    return [...node.arguments.flatMap((argument) => read(argument, scope)), ...call(node, scope)];
  };

  /** Steps of a test, and what is done side by side. */
  const inlined = (node: ts.CallExpression, scope: Scope): Event[] =>
    node.arguments.flatMap((argument) => {
      if (ts.isArrowFunction(argument)) return body(argument, scope);
      if (!ts.isArrayLiteralExpression(argument)) return read(argument, scope);
      const done = argument.elements.flatMap((element) => awaited(element, scope));
      return [...done, ...done.filter(({ kind }) => kind === 'answer')];
    });

  const body = (own: FunctionNode, scope: Scope): Event[] => {
    if (!own.body) return [];
    return ts.isBlock(own.body) ? read(own.body, scope) : awaited(own.body, scope);
  };

  const call = (node: ts.CallExpression, scope: Scope): Event[] => {
    const { expression } = node;
    if (ts.isPropertyAccessExpression(expression)) {
      const page = names.pageOf(expression.expression, scope.given);
      const target = names.resolved(expression.expression, scope.given);
      const kind = names.kindOf(expression.name.text, target, node);
      return [
        page && kind ? event(kind, page, node, scope, target) : event('answer', '', node, scope),
      ];
    }
    const name = expression.getText();
    const pages = node.arguments
      .map((argument) => names.pageOf(argument, scope.given))
      .filter((page) => page !== '');
    const known = KNOWN[name];
    if (known) return known.map((kind) => event(kind, pages[0] ?? '', node, scope));
    const own = names.functionOf(name, node);
    if (own && scope.depth < DEPTH) return body(own, entered(own, node, scope));
    if (pages.length === 0) return [event('answer', '', node, scope)];
    return pages.map((page) => event('other', page, node, scope));
  };

  const entered = (own: FunctionNode, node: ts.CallExpression, scope: Scope): Scope => {
    const given = new Map(scope.given);
    for (const [index, { name }] of own.parameters.entries()) {
      const argument = node.arguments[index];
      if (argument) given.set(name.getText(), names.resolved(argument, scope.given));
    }
    return { ...scope, given, depth: scope.depth + 1 };
  };

  const expectation = (node: ts.CallExpression, scope: Scope): Event[] => {
    const { subject, matcher, isNot, isPolled } = partsOf(node);
    if (!subject) return [];
    const page = names.pageOf(subject, scope.given);
    if (isPolled) return [event(page ? 'seen' : 'answer', page, node, scope)];
    if (!page) return read(subject, scope);
    const first = node.arguments[0]?.getText() ?? '';
    if (matcher === 'toHaveURL') return [event(isNot ? 'other' : 'arrive', page, node, scope)];
    const isAbsence = ABSENT.has(matcher) || (matcher === 'toHaveCount' && first === '0');
    const isState = STATES.has(matcher) || /^'aria-(?:pressed|checked|selected)'/.test(first);
    // A control is there whether it has the state or must not have it.
    const kind = isState ? 'state' : isNot === isAbsence ? 'seen' : 'gone';
    return [event(kind, page, node, scope, names.resolved(subject, scope.given))];
  };

  const event = (kind: Kind, page: string, node: ts.Node, scope: Scope, target = ''): Event => {
    const isEarly = (kind === 'open' || kind === 'arrive') && EARLY.test(node.getText());
    const plain = isEarly || scope.plain || names.runsNoScript(page, node);
    return { kind, page, target, node, plain };
  };

  find(file, false);
  return lists;
}

function callbackOf(node: ts.CallExpression): ts.ArrowFunction | ts.FunctionExpression | undefined {
  if (!/^test\b(?!\.step|\.use)/.test(node.expression.getText())) return undefined;
  return node.arguments.find(
    (argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument),
  );
}

const switchesScriptsOff = ({ body }: { body: ts.Node }) =>
  ts.isBlock(body) &&
  body.statements.some((statement) =>
    /^test\.use\(\{[^}]*javaScriptEnabled: false/.test(statement.getText()),
  );

/** Takes `expect(subject).not.matcher(…)` apart. */
function partsOf(node: ts.CallExpression) {
  let { expression } = node;
  const matcher = ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
  let isNot = false;
  while (ts.isPropertyAccessExpression(expression)) {
    isNot ||= expression.name.text === 'not';
    expression = expression.expression;
  }
  const [subject] = ts.isCallExpression(expression) ? expression.arguments : [];
  const isPolled = matcher === 'toPass' || /^expect\s*\.poll/.test(expression.getText());
  return { subject, matcher, isNot, isPolled };
}
