import { render, screen } from '@testing-library/react';
import { PRE_PAINT_SCRIPT } from '@/lib/inline/pre-paint-script';
import { HYDRATED_EVENT } from '@/lib/inline/tap-events';
import { StuckPage } from './stuck-page';

const OLD =
  /^This browser is too old for this page\. Please update it, use another device, or write to \S+@/;
const MISSING = 'A part of this page has not arrived. Please load it again.';

const listening: Parameters<typeof window.removeEventListener>[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  const add = window.addEventListener.bind(window);
  const spy = jest.spyOn(window, 'addEventListener').mockImplementation((...args) => {
    listening.push(args);
    add(...args);
  });
  new Function(PRE_PAINT_SCRIPT)();
  spy.mockRestore();
  render(<StuckPage />);
});

afterEach(() => {
  for (const args of listening.splice(0)) window.removeEventListener(...args);
});

const said = () =>
  screen.queryAllByText((_text, element) => element?.matches('p:not([hidden])') ?? false);

/** A script of the page that its browser cannot read. */
const unreadable = (filename: string, message = 'SyntaxError') =>
  window.dispatchEvent(new ErrorEvent('error', { filename, message }));

/** A script of the page that does not arrive. */
function unsent() {
  const script = document.body.appendChild(document.createElement('script'));
  Object.defineProperty(script, 'src', { value: '/_next/static/chunks/a.js' });
  script.dispatchEvent(new Event('error'));
  script.remove();
}

function loaded() {
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(7_900);
  expect(said()).toEqual([]);
  jest.advanceTimersByTime(100);
}

const own = () => `${window.location.origin}/_next/static/chunks/a.js`;

// Safari's words for a lookbehind and a static block before 16.4, and for `Object.hasOwn` before 15.4.
test.each([
  'SyntaxError',
  'SyntaxError: Invalid regular expression: invalid group specifier name',
  "SyntaxError: Unexpected token '{'. Expected an identifier",
  'TypeError: Object.hasOwn is not a function',
])('a browser that says “%s” of a script is said to be too old, with what to do', (message) => {
  unreadable(own(), message);
  loaded();
  expect(said().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(OLD)]);
});

test('a script that has not arrived is said so', () => {
  unsent();
  loaded();
  expect(said().map(({ textContent }) => textContent)).toEqual([MISSING]);
});

test.each([
  ['scripts that are slow', () => {}],
  ['the script of an extension', () => unreadable('chrome-extension://a/content.js')],
])('%s are not blamed on the browser', (_what, happens) => {
  happens();
  loaded();
  expect(said()).toEqual([]);
});

test('a page that answers after all says nothing more', () => {
  unreadable(own());
  loaded();
  window.dispatchEvent(new Event(HYDRATED_EVENT));
  expect(said()).toEqual([]);
});
