import ts from 'typescript';
import { type Event, eventsOf } from './events';
import { placesIn } from './reads';

/** A place of a browser test that can fail by chance, and how to mend it. */
export interface Finding {
  line: number;
  rule: keyof typeof RULES;
}

/** Messages of the rules. */
export const RULES = {
  link: 'a link was pressed: await its page (waitForURL, toHaveURL or its heading) before the next act',
  ready: 'the page has just come: `await ready(page)` before anything is typed or pressed',
  absence:
    'what is absent may only not be there yet: first await something of the new state that is there',
  answer:
    'a control shows at once what the server does not know yet: await its answer before the page is left or another reads',
  read: 'the page is read once: use expect.poll or a matcher that waits (toHaveText, toHaveCount …)',
  branch:
    'what is visible now may change: await one of both (`one.or(two)`) and decide by what does not change',
  everybody: 'this list is of everybody: look for a key of your own in it, by its search',
} as const;

interface State {
  link?: Event;
  arrived?: Event;
  changed?: Event;
  pressed?: Event;
  known: string[];
}

/** Finds the places of a file that break a rule and are not marked `// steady: <reason>` on the line before. */
export function findingsIn(file: ts.SourceFile): Finding[] {
  const found = new Map<string, Finding>();
  const report = (rule: Finding['rule'], ...nodes: (ts.Node | undefined)[]): void => {
    const places = nodes.filter((node) => node !== undefined);
    if (places.some((node) => isMarked(node, file))) return;
    const at = places.at(-1);
    if (!at) return;
    const line = file.getLineAndCharacterOfPosition(at.getStart()).line + 1;
    found.set(`${line} ${rule}`, { line, rule });
  };
  for (const events of eventsOf(file)) follow(events, report);
  for (const { node, rule } of placesIn(file)) report(rule, node);
  return [...found.values()].toSorted((one, two) => one.line - two.line);
}

type Report = (rule: Finding['rule'], ...nodes: (ts.Node | undefined)[]) => void;

function follow(events: readonly Event[], report: Report): void {
  const pages = new Map<string, State>();
  for (const event of events) {
    if (event.kind === 'open' && event.page !== '') {
      for (const { pressed } of pages.values()) {
        if (pressed) report('answer', pressed.node, event.node);
      }
    }
    if (event.page === '') {
      for (const state of pages.values()) STEPS.answer(state, event, report);
      continue;
    }
    const state = pages.get(event.page) ?? { known: [] };
    pages.set(event.page, state);
    STEPS[event.kind](state, event, report);
    // A change that one page shows has reached the server.
    if (event.kind === 'seen') for (const other of pages.values()) other.pressed = undefined;
  }
}

type Step = (state: State, event: Event, report: Report) => void;

const act: Step = (state, event, report) => {
  if (state.link) report('link', state.link.node, event.node);
  if (state.arrived && !state.arrived.plain && !event.plain && event.kind !== 'link') {
    report('ready', state.arrived.node, event.node);
  }
  state.link = undefined;
  if (event.kind !== 'link') state.arrived = undefined;
  state.changed = event;
  state.known.push(event.target);
};

const STEPS: Record<Event['kind'], Step> = {
  open: (state, event) => {
    Object.assign(state, { link: undefined, pressed: undefined });
    Object.assign(state, { arrived: event, changed: event, known: [] });
  },
  link: (state, event, report) => {
    act(state, event, report);
    state.link = event;
  },
  press: (state, event, report) => {
    act(state, event, report);
    state.pressed = event;
  },
  type: act,
  arrive: (state, event) => {
    Object.assign(state, { link: undefined, pressed: undefined, arrived: event, changed: event });
  },
  ready: (state) => {
    state.arrived = undefined;
  },
  seen: (state, event) => {
    Object.assign(state, { link: undefined, changed: undefined, pressed: undefined });
    state.known.push(event.target);
  },
  state: (state, event) => {
    Object.assign(state, { link: undefined, changed: undefined });
    state.known.push(event.target);
  },
  gone: (state, event, report) => {
    if (state.link) report('link', state.link.node, event.node);
    const isNews = state.known.some((known) => known.startsWith(event.target));
    if (state.changed && !isNews) report('absence', state.changed.node, event.node);
    // A part that disappears, such as a confirmed dialog, belongs to the new state.
    if (isNews) Object.assign(state, { changed: undefined, pressed: undefined });
  },
  answer: (state, event) => {
    state.pressed = undefined;
    // A download or another page, waited for since before the link was pressed.
    if (
      !ts.isCallExpression(event.node) ||
      /\bwaitForEvent\b|^expect\b/.test(event.node.getText())
    ) {
      state.link = undefined;
    }
  },
  other: (state) => {
    Object.assign(state, { link: undefined, arrived: undefined, changed: undefined });
    state.pressed = undefined;
  },
};

/** Whether the line before a statement says why it is right as it is. */
function isMarked(node: ts.Node, file: ts.SourceFile): boolean {
  let statement = node;
  while (statement.parent && !isLineOfItsOwn(statement)) statement = statement.parent;
  const comments = ts.getLeadingCommentRanges(file.text, statement.getFullStart()) ?? [];
  return comments.some(({ pos, end }) => /^\/\/ steady: \S/.test(file.text.slice(pos, end)));
}

const isLineOfItsOwn = (node: ts.Node) =>
  node.parent !== undefined && (ts.isBlock(node.parent) || ts.isSourceFile(node.parent));
