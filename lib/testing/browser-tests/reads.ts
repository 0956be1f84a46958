import ts from 'typescript';
import { Names } from './names';

interface Place {
  node: ts.Node;
  rule: 'read' | 'branch' | 'everybody';
}

/** Methods that answer what a page shows at this moment. */
const READS =
  /\.(?:allInnerTexts|allTextContents|boundingBox|content|count|evaluate|evaluateAll|getAttribute|innerText|inputValue|isChecked|isDisabled|isEnabled|textContent)$/;

/** Those whose answers come and go with what is loaded; measures stand once the page does. */
const READS_OF_TEXT = /\.(?:allInnerTexts|allTextContents|count|innerText|inputValue|textContent)$/;

/** Pages of the administration that list what everybody did. */
const LISTS =
  /['"`]\/admin\/(?:audit|cases|ledger|payouts|refunds|users|verifications|webhooks)\b(?!\/)/;

/** Finds what is asked once of a page that may still change, and what is taken by its place from a list of everybody. */
export function placesIn(file: ts.SourceFile): Place[] {
  const places: Place[] = [];
  const names = new Names(file);
  const visit = (node: ts.Node, inList: boolean): void => {
    let listed = inList;
    if (ts.isCallExpression(node)) {
      const callee = node.expression.getText();
      listed ||= callee === 'test' && LISTS.test(node.getText());
      const [subject] = node.arguments;
      if (/\.(?:isVisible|isHidden)$/.test(callee)) places.push({ node, rule: 'branch' });
      else if (callee === 'expect' && subject && readsPage(subject, names)) {
        places.push({ node, rule: 'read' });
      } else if (listed && isByPlace(node, names)) places.push({ node, rule: 'everybody' });
    }
    ts.forEachChild(node, (child) => visit(child, listed));
  };
  visit(file, false);
  return places;
}

/** Whether a row of a table is taken by its place: the first of everybody is another one a moment later. */
function isByPlace(node: ts.CallExpression, names: Names): boolean {
  const text = names.resolved(node, new Map());
  const hasKey = /hasText: (?!['"`/]|pesos\()/.test(text);
  return /getByRole\('row'\)/.test(text) && /\.(?:first|last|nth)\(\d*\)$/.test(text) && !hasKey;
}

/** Whether an expectation is of something read by itself, or of a constant that was. */
function readsPage(subject: ts.Expression, names: Names): boolean {
  let reads = false;
  const visit = (node: ts.Node): void => {
    if (ts.isAwaitExpression(node) && isRead(node.expression, READS, names)) reads = true;
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(subject);
  const made = names.madeOf(subject);
  return reads || (made !== undefined && isRead(made, READS_OF_TEXT, names));
}

/** Whether a call reads a page, or is one of a function of the file that does and waits for nothing. */
function isRead(node: ts.Expression, methods: RegExp, names: Names): boolean {
  if (!ts.isCallExpression(node)) return false;
  if (methods.test(node.expression.getText())) return true;
  const body = names.functionOf(node.expression.getText(), node)?.body?.getText() ?? '';
  return !/\bexpect\b|\.(?:waitFor|getAttribute)/.test(body) && calls(body, methods);
}

const calls = (body: string, methods: RegExp) =>
  [...body.matchAll(/\.\w+(?=[(<])/g)].some(([call]) => methods.test(call));
