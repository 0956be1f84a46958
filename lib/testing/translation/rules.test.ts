import ts from 'typescript';
import { modulesIn } from '@/lib/testing/source-files';
import { componentsOf, findingsIn } from './rules';

const modules = [...modulesIn('app'), ...modulesIn('components')].filter(({ path }) =>
  path.endsWith('.tsx'),
);

test('every text beside something that comes or goes has an element of its own', () => {
  expect(modules.length).toBeGreaterThan(500);
  const componentsIn = componentsOf(modules);
  const broken = modules.flatMap(({ path, syntax }) =>
    findingsIn(syntax, componentsIn(syntax)).map(
      ({ line }) =>
        `${path}:${line} has a text beside what comes or goes: put the text into a <span> of its own`,
    ),
  );
  expect(broken).toEqual([]);
});

/** Lines of a module that break the rule, in the order of the lines. */
function brokenIn(text: string) {
  const syntax = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true);
  const module = { path: 'a.tsx', name: 'a.tsx', text, syntax };
  return findingsIn(syntax, componentsOf([module])(syntax)).map(({ line }) => line);
}

const inComponent = (rendered: string) => `export function Shown(props) { return ${rendered}; }`;

describe('broken', () => {
  it.each([
    ['an element that may come before', '<p>{busy && <Spinner />} Save</p>'],
    ['an element that may come behind', '<p>Save {busy && <Spinner />}</p>'],
    ['one or the other element', '<p>Step {done ? <Tick /> : null}</p>'],
    ['an element in place of a text', '<p><b>Price</b> {free ? "free" : <Price />}</p>'],
    ['a text that comes', '<p><b>Name</b> {own && "you"}</p>'],
    ['a text that comes behind a text', '<p>Name{own && ` (you)`}</p>'],
    ['a text in place of nothing', '<p><b>Name</b>{own ? " (you)" : ""}</p>'],
    ['a value that may be a text', '<p>{label} {optional && <Mark />}</p>'],
    ['what stands in a fragment', '<p><b>Fee</b> {fee > 0 && <>and <Price /></>}</p>'],
    ['a fragment with a text as the only child', '<p>{at ? <>Read <Time /></> : "Never"}</p>'],
    ['rows of a list', '<p>From {links.map((link) => <a href={link}>{link}</a>)}</p>'],
    ['in a component that holds words', '<Button>{saved && <Tick />} Save</Button>'],
    ['in a fragment', '<section><>Save {busy && <Spinner />}</></section>'],
    ['a text that is all of a component', '"Due today"'],
    ['a text among what is all of a component', '<>Call <b>me</b></>'],
  ])('%s', (_, rendered) => {
    expect(brokenIn(inComponent(rendered))).toEqual([1]);
  });

  it('beside a component that may render nothing', () => {
    const module = `function Own() { if (same) return null; return <b>6 AM</b>; }
export function Shown() { return <p>9 AM <Own /></p>; }`;
    expect(brokenIn(module)).toEqual([2]);
  });

  it('beside a constant that may be nothing', () => {
    const module = `export function Shown() {
const mark = done && <Tick />;
return <p>Step {mark}</p>; }`;
    expect(brokenIn(module)).toEqual([3]);
  });

  it('beside an icon that may be missing', () => {
    const module = `interface Shows { icon?: ReactNode; children: ReactNode }
export function Shown({ icon, children }: Shows) { return <span>{icon}{children}</span>; }`;
    expect(brokenIn(module)).toEqual([2]);
  });
});

describe('right', () => {
  it.each([
    ['a text of its own element', '<p>{busy && <Spinner />}<span>Save</span></p>'],
    ['the only child', '<p>{own ? "You" : name}</p>'],
    ['the only child, once it is there', '<p>{own && "You"}</p>'],
    ['a text that only changes', '<p>{count} of {all}</p>'],
    ['an element that stays', '<p>Open <b>{count}</b> times</p>'],
    ['blanks', '<p>{busy && <Spinner />}{" "}<span>Save</span></p>'],
    ['comments', '<p>{/* Why. */}{label}</p>'],
    ['elements that come and go', '<div>{a && <A />}{b ? <B /> : <C />}</div>'],
    ['blocks that are passed in', '<div>{busy && <Bar />}{props.children}</div>'],
    ['what renders elsewhere', '<p>{label}{createPortal(<b />, place)}</p>'],
  ])('%s', (_, rendered) => {
    expect(brokenIn(inComponent(rendered))).toEqual([]);
  });
});
