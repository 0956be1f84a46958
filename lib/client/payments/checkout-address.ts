/** Returns the URL of the payment page if it is on this site, on https, or on the same local host; null otherwise. */
export function checkoutAddress(address: string, origin: string): string | null {
  try {
    const url = new URL(address, origin);
    const isLocal = url.protocol === 'http:' && url.hostname === new URL(origin).hostname;
    const isOnThisMachine = isLocal && ['127.0.0.1', 'localhost'].includes(url.hostname);
    return url.origin === origin || url.protocol === 'https:' || isOnThisMachine ? url.href : null;
  } catch {
    return null;
  }
}

/** Goes to the payment page; reloads this page if the URL is not allowed. */
function goToCheckout(address: string): void {
  window.location.assign(checkoutAddress(address, window.location.origin) ?? window.location.href);
}

/**
 * Goes to the payment page once the server has named it, even if the requesting component has unmounted: callbacks of
 * `mutate` end with their component, which live updates may remove first. The mutation shows the error.
 */
export function thenPay(asked: Promise<{ checkout_url: string }>): void {
  asked.then(
    ({ checkout_url: url }) => goToCheckout(url),
    () => undefined,
  );
}
