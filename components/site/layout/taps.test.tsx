import { act, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { receiveToasts, type Toast } from '@/components/ui/feedback/toast-queue';
import { PRE_PAINT_SCRIPT } from '@/lib/inline/pre-paint-script';
import { STAYED_EVENT } from '@/lib/inline/tap-events';
import { Taps } from './providers';

const pressed = jest.fn();
/** Pending in the browser, as the rest of an answer; resolved on a server. */
const waitsFor: { page?: Promise<void> } = {};

function Page() {
  return (
    <>
      <a href="/lawyers/maria">Maria</a>
      <a href="/lawyers/maria" target="_blank" rel="noopener">
        In a new tab
      </a>
      <a href="#times">Times</a>
      <a href="/files/brief.pdf" download>
        Brief
      </a>
      <a href="/api/v1/calendar.ics">Calendar</a>
      <a href="https://example.com/">Elsewhere</a>
      <a href="/lawyers-online?page=2" rel="next">
        Load more
      </a>
      <button type="button" onClick={pressed}>
        Filters
      </button>
      <Waiting />
      <Taps />
    </>
  );
}

function Waiting() {
  if (waitsFor.page) use(waitsFor.page);
  return null;
}

/** Every run of the script listens to a window: each test has its own listeners taken away again. */
const listening: Parameters<typeof window.removeEventListener>[] = [];
let root: ReturnType<typeof hydrateRoot> | undefined;
let toasts: Toast[] = [];
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  pressed.mockClear();
  toasts = [];
  stop = receiveToasts((toast) => toasts.push(toast));
  const add = window.addEventListener.bind(window);
  const spy = jest.spyOn(window, 'addEventListener').mockImplementation((...args) => {
    listening.push(args);
    add(...args);
  });
  new Function(PRE_PAINT_SCRIPT)();
  spy.mockRestore();
  // jsdom goes nowhere; React's own links do the same.
  listening.push(['click', stay]);
  window.addEventListener('click', stay);
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  delete waitsFor.page;
  for (const args of listening.splice(0)) window.removeEventListener(...args);
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function stay(event: Event) {
  event.preventDefault();
}

async function hydrate() {
  const box = document.getElementById('root');
  if (!box) throw new Error('no page');
  await act(async () => {
    root = hydrateRoot(box, <Page />);
  });
}

function named(text: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('a, button')].find(
    ({ textContent }) => textContent === text,
  );
  if (!found) throw new Error(`no ${text}`);
  return found;
}

const pending = () => document.querySelector('[data-pending]')?.textContent;

test('a tapped link shows it at once, until the address has changed', () => {
  named('Maria').click();
  expect(pending()).toBe('Maria');
  window.history.pushState(null, '', '/lawyers/maria');
  jest.advanceTimersByTime(100);
  expect(pending()).toBeUndefined();
  window.history.pushState(null, '', '/');
});

test('a link that leads nowhere is let go after 10 seconds, or when it is known', () => {
  named('Maria').click();
  jest.advanceTimersByTime(9_900);
  expect(pending()).toBe('Maria');
  jest.advanceTimersByTime(100);
  expect(pending()).toBeUndefined();
  // Back from another page, or not gone because something is not saved.
  for (const known of [
    new PageTransitionEvent('pageshow', { persisted: true }),
    new Event(STAYED_EVENT),
  ]) {
    named('Maria').click();
    expect(pending()).toBe('Maria');
    window.dispatchEvent(known);
    expect(pending()).toBeUndefined();
  }
});

test.each(['In a new tab', 'Times', 'Brief', 'Calendar', 'Elsewhere'])(
  '%s does not leave the page, so nothing is shown',
  (text) => {
    named(text).click();
    expect(pending()).toBeUndefined();
  },
);

test('a click with a modifier opens a tab, so nothing is shown', () => {
  named('Maria').dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
  );
  expect(pending()).toBeUndefined();
});

test('an early press on a button is done once the page is hydrated, and only once', async () => {
  // React's development build speaks of the attribute, which it leaves where it is.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  named('Filters').click();
  named('Filters').click();
  expect(pending()).toBe('Filters');
  jest.advanceTimersByTime(60_000);
  expect(pending()).toBe('Filters');
  // The browser sends this after the load of a document, before it is hydrated.
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(pending()).toBe('Filters');
  await hydrate();
  await act(async () => jest.advanceTimersByTime(0));
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(pending()).toBeUndefined();

  await act(async () => named('Filters').click());
  expect(pressed).toHaveBeenCalledTimes(2);
  expect(pending()).toBeUndefined();
});

test('a press that makes React hydrate at once counts once', async () => {
  const box = document.getElementById('root');
  if (!box) throw new Error('no page');
  const actEnvironment = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  root = hydrateRoot(box, <Page />);
  named('Filters').click();
  jest.advanceTimersByTime(1_000);
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', actEnvironment);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(pending()).toBeUndefined();
});

/** React listens on the root by then, and lets nothing through that it cannot do yet. */
test('a press while the page is still being hydrated is kept, and done once', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let arrive = () => {};
  waitsFor.page = new Promise((resolve) => {
    arrive = resolve;
  });
  await hydrate();
  await act(async () => named('Filters').click());
  expect(pending()).toBe('Filters');
  await act(async () => jest.advanceTimersByTime(2_000));
  expect(pressed).not.toHaveBeenCalled();
  expect(pending()).toBe('Filters');

  await act(async () => arrive());
  await act(async () => jest.advanceTimersByTime(1_000));
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(pending()).toBeUndefined();
  await act(async () => named('Filters').click());
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('a press that a part of the page stops on its way is not repeated', async () => {
  await hydrate();
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.body.addEventListener('click', stop, { capture: true, once: true });
  await act(async () => named('Filters').click());
  await act(async () => jest.advanceTimersByTime(10_000));
  expect(pressed).not.toHaveBeenCalled();
  expect(pending()).toBeUndefined();
});

test('a link says that the connection is gone, and stays', async () => {
  await hydrate();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  named('Maria').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(toasts.map(({ text }) => text)).toEqual([expect.stringMatching(/^You are offline\./)]);
  expect(pending()).toBeUndefined();

  // It has words of its own.
  named('Load more').click();
  expect(toasts).toHaveLength(1);
});
