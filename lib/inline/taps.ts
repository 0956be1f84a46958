import { HYDRATED_EVENT, OFFLINE_TAP_EVENT, STAYED_EVENT } from './tap-events';

const TICK_MS = 100;
const MAX_TICKS = 100;

/**
 * Answers every tap at once, also before the page is hydrated: what is tapped gets `data-pending`, which `globals.css`
 * draws, until the address has changed, for 10 seconds at most. Links and forms go their way by themselves; a button that
 * needs scripts keeps the mark until they are there, and `Taps` then presses it.
 */
export function answerTaps(): void {
  let hydrated = false;
  let pending: HTMLElement | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  function clear() {
    clearInterval(timer);
    pending?.removeAttribute('data-pending');
    pending = null;
  }

  function mark(element: HTMLElement, endsBeforeHydration = false) {
    const { href } = location;
    let ticks = 0;
    clear();
    pending = element;
    element.setAttribute('data-pending', '');
    timer = setInterval(() => {
      ticks += 1;
      const isOver = ticks >= MAX_TICKS && (hydrated || endsBeforeHydration);
      if (isOver || location.href !== href) clear();
    }, TICK_MS);
  }

  function onLink(event: MouseEvent) {
    const link = pressed<HTMLAnchorElement>(event, 'a[href]');
    if (!link || !leavesPage(link, event)) return;
    // “Load more” has its own words for it.
    if (hydrated && !navigator.onLine && link.rel !== 'next') {
      event.preventDefault();
      dispatchEvent(new Event(OFFLINE_TAP_EVENT));
    } else mark(link, true);
  }

  function onButton(event: MouseEvent) {
    const button = pressed<HTMLButtonElement>(event, 'button[type=button]');
    if (!button) return;
    if (hydrated) {
      if (button === pending) clear();
      return;
    }
    // The browser itself answers these.
    if (button.commandForElement || button.popoverTargetElement) return;
    mark(button);
    // A press that made React hydrate at once goes on to the button and is done.
    button.addEventListener('click', () => hydrated && clear(), { once: true });
  }

  addEventListener('click', onLink, true);
  addEventListener('click', onButton, true);
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented && event.submitter) mark(event.submitter);
  });
  addEventListener('pageshow', (event) => event.persisted && clear());
  addEventListener(STAYED_EVENT, clear);
  addEventListener(HYDRATED_EVENT, () => {
    hydrated = true;
  });
}

function pressed<E extends Element>({ target }: MouseEvent, selector: string): E | null {
  return (target as Element).closest<E>(selector);
}

/** Whether the page is left by this press, for another page of this site. */
function leavesPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false;
  if (/^_(?!self)/.test(link.target) || link.hasAttribute('download')) return false;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return false;
  return withoutHash(link.href) !== withoutHash(location.href);
}

const withoutHash = (address: string) => address.split('#')[0];
