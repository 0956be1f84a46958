import ts from 'typescript';

/** Kind of an awaited line of a browser test, as the rules distinguish them. */
export type Kind =
  /** A page is opened by its address, or again. */
  | 'open'
  /** A link is pressed. */
  | 'link'
  /** Anything else is pressed. */
  | 'press'
  /** Something is typed, chosen or attached. */
  | 'type'
  /** The address is awaited. */
  | 'arrive'
  /** The page is awaited until it listens. */
  | 'ready'
  /** Something is awaited that is there. */
  | 'seen'
  /** The state of a control is awaited, which may show before the server has it. */
  | 'state'
  /** Something is awaited to be absent. */
  | 'gone'
  /** An answer, a mail or what the API says is awaited. */
  | 'answer'
  /** A function of another module acts on the page. */
  | 'other';

export type FunctionNode = ts.FunctionDeclaration | ts.ArrowFunction;

export type Given = ReadonlyMap<string, string>;

const PRESSES = new Set(['click', 'dblclick', 'tap', 'press']);
const TYPES = new Set(
  'fill clear type pressSequentially selectOption setInputFiles check uncheck setChecked'.split(
    ' ',
  ),
);
const OPENS = new Set(['goto', 'reload', 'goBack', 'goForward']);

/** How many names are followed until a locator is known. */
const DEPTH = 6;

export class Names {
  private readonly declared = new Map<string, ts.VariableDeclaration[]>();
  private readonly functions = new Map<string, ts.FunctionDeclaration>();
  private readonly pages = new Set(['page']);

  constructor(file: ts.SourceFile) {
    const visit = (node: ts.Node): void => {
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
        this.declared.set(node.name.text, [...(this.declared.get(node.name.text) ?? []), node]);
      } else if (ts.isFunctionDeclaration(node) && node.name) {
        this.functions.set(node.name.text, node);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    const uses =
      /\b(?:visit|ready|becomes|expectUsable)\((\w+)|\b(\w+)\.(?:goto|waitForURL|keyboard|reload|setViewportSize)\b|\b(\w+): Page\b/g;
    for (const [, ...found] of file.text.matchAll(uses)) {
      for (const name of found) if (name) this.pages.add(name);
    }
  }

  /** Puts the constants into a locator that it is made of, which tells two of them apart. */
  resolved(node: ts.Node, given: Given): string {
    let text = node.getText();
    let at = node;
    for (let depth = 0; depth < DEPTH; depth += 1) {
      const [name = ''] = /^\w+/.exec(text) ?? [];
      const value = given.get(name);
      if (value !== undefined && value !== name) return value + text.slice(name.length);
      const made = this.declarationOf(name, at);
      if (!made || this.pages.has(name) || isFunction(made)) return text;
      text = made.getText() + text.slice(name.length);
      at = made;
    }
    return text;
  }

  /** Finds the variable of the page that an expression is about; empty where it is about none. */
  pageOf(node: ts.Node, given: Given, depth = 0): string {
    const text = this.resolved(node, given);
    for (const [name] of text.matchAll(/(?<![.'"\w])[A-Za-z]\w*/g)) {
      const root = /^\w+/.exec(given.get(name) ?? name)?.[0] ?? '';
      if (this.pages.has(root)) return root;
      const made = this.declarationOf(name, node);
      if (!made || depth > DEPTH) continue;
      const inner =
        isFunction(made) && made.parameters.length > 0 ? '' : this.pageOf(made, given, depth + 1);
      if (inner) return inner;
    }
    return '';
  }

  /** Tells what a method of a page or a locator does. */
  kindOf(method: string, target: string, at: ts.Node): Kind | undefined {
    if (PRESSES.has(method)) return this.isLink(target, at) ? 'link' : 'press';
    if (TYPES.has(method)) return 'type';
    if (OPENS.has(method)) return 'open';
    return method === 'waitForURL' ? 'arrive' : undefined;
  }

  /** Finds the function of this file that a name stands for. */
  functionOf(name: string, at: ts.Node): FunctionNode | undefined {
    const made = this.declarationOf(name, at);
    return made && ts.isArrowFunction(made) ? made : this.functions.get(name);
  }

  isPage(name: string): boolean {
    return this.pages.has(name);
  }

  /** Finds what the constant was made of that an expression begins with. */
  madeOf(node: ts.Expression): ts.Expression | undefined {
    return this.declarationOf(/^\w+/.exec(node.getText())?.[0] ?? '', node);
  }

  runsNoScript(page: string, at: ts.Node): boolean {
    return /javaScriptEnabled: false/.test(this.declarationOf(page, at)?.getText() ?? '');
  }

  /** Whether a locator is one of a link, also where a function of the file makes it. */
  private isLink(target: string, at: ts.Node): boolean {
    const [name = ''] = /^\w+(?=\()/.exec(target) ?? [];
    const text = (this.functionOf(name, at)?.body?.getText() ?? '') + target;
    return [...text.matchAll(/getByRole\(\s*'(\w+)'/g)].at(-1)?.[1] === 'link';
  }

  /** Finds what a name was made of, in the innermost block around a place. */
  private declarationOf(name: string, at: ts.Node): ts.Expression | undefined {
    const fitting = (this.declared.get(name) ?? [])
      .map((declaration) => ({ declaration, block: blockOf(declaration) }))
      .filter(({ block }) => block.pos <= at.pos && at.end <= block.end)
      .toSorted((one, two) => one.block.end - one.block.pos - (two.block.end - two.block.pos));
    const made = fitting[0]?.declaration.initializer;
    return made && ts.isAwaitExpression(made) ? made.expression : made;
  }
}

const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node);

function blockOf(node: ts.Node): ts.Node {
  let block = node.parent;
  while (!ts.isBlock(block) && !ts.isSourceFile(block)) block = block.parent;
  return block;
}
