/** The payment page that the server named, where it is on this site or on https; null where it is neither. */
export function checkoutAddress(address: string, origin: string): string | null {
  try {
    const url = new URL(address, origin);
    return url.origin === origin || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}

/** Leaves for the payment page; where the server named none that can be followed, this page is read anew. */
export function goToCheckout(address: string): void {
  window.location.assign(checkoutAddress(address, window.location.origin) ?? window.location.href);
}
