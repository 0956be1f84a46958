const MANILA_OFFSET = -480;

/**
 * Sets two attributes on the html element. `data-abroad`: the reader's clock is not Manila's, so that place is kept for
 * their own time, which comes after hydration. `data-viewer`: who looks, so that the site header
 * is never drawn for a lawyer, nor the visitors' links for someone signed in. Without the hint cookie nobody is signed in,
 * and a visitor's first paint does not wait for the browser to open its storage; with it the stored user tells
 * who, or it is `unknown` until the session answers. `ViewerAttribute` keeps it true afterwards.
 */
export function markViewer(): void {
  const { dataset } = document.documentElement;
  if (new Date().getTimezoneOffset() !== MANILA_OFFSET) dataset.abroad = '';
  if (!/(^|; )signed_in=/.test(document.cookie)) return;
  const type = storedUser()?.type;
  if (type) dataset.viewer = type === 'LAWYER' ? 'lawyer' : 'customer';
  else dataset.viewer = 'unknown';
}

/** Reads the user that the session store keeps; null also where the browser refuses its storage. */
function storedUser(): { type?: string } | null {
  try {
    return JSON.parse(localStorage.getItem('user') ?? 'null');
  } catch {
    return null;
  }
}
