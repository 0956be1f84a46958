import { HYDRATED_EVENT, STUCK } from './tap-events';

const TIMEOUT_MS = 8_000;

/**
 * Shows why nothing answers, 8 seconds after the page has arrived, where it is still not hydrated and a script of ours failed: one that
 * ends with an error, as a browser that does not know its syntax does at once, or one that did not arrive. Slow scripts are waited for.
 */
export function watchScripts(): void {
  let hydrated = false;
  let reason: string | undefined;

  function show(shown: boolean) {
    const text = reason && document.getElementById(reason);
    if (text) text.hidden = !shown;
  }

  const onError = (event: Event) => {
    if (event.target instanceof HTMLScriptElement) reason ||= STUCK.missing;
    else if (event instanceof ErrorEvent && event.filename.startsWith(location.origin))
      reason = STUCK.old;
  };
  addEventListener('error', onError, true);
  addEventListener(HYDRATED_EVENT, () => {
    hydrated = true;
    show(false);
  });
  addEventListener('load', () => {
    setTimeout(() => !hydrated && show(true), TIMEOUT_MS);
  });
}
