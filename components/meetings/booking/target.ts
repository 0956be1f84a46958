/** What POST meeting answers. */
export interface Created {
  readonly _id: string;
  readonly checkout_url: string | null;
}

/**
 * Where to go after a booking: the payment page the server named, if it is on this site or on https, else the meeting
 * itself, which has nothing to pay or leads to its checkout.
 */
export function targetOf(created: Created, origin: string): string {
  const meeting = `/customer-portal/meeting/${encodeURIComponent(created._id)}`;
  if (created.checkout_url === null) return meeting;
  try {
    const url = new URL(created.checkout_url, origin);
    return url.origin === origin || url.protocol === 'https:' ? url.href : meeting;
  } catch {
    return meeting;
  }
}
