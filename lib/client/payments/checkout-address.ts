/**
 * The payment page that the server named, where it is on this site, on https, or beside this site on this machine; null
 * where it is none of these.
 */
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

/** Leaves for the payment page; where the server named none that can be followed, this page is read anew. */
function goToCheckout(address: string): void {
  window.location.assign(checkoutAddress(address, window.location.origin) ?? window.location.href);
}

/**
 * Leaves for the payment page once the server has named it, also where what asked for it is no longer on the page: callbacks of
 * `mutate` end with their component, which live news may take away first. What failed is shown by the mutation.
 */
export function thenPay(asked: Promise<{ checkout_url: string }>): void {
  asked.then(
    ({ checkout_url: url }) => goToCheckout(url),
    () => undefined,
  );
}
