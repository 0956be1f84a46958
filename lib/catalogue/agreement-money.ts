/** Says until when a client's payment is held; `days` for an objection, undefined where the reader may not see of what. */
export function moneyHeld(days: number | undefined): string {
  const end =
    days === undefined
      ? 'the time to object is over'
      : `${days} days after the lawyer has said that it is finished`;
  return `We hold the money until you confirm the work, or until ${end}, if you do not object.`;
}

/** Name in payments of the agreement part for a purchase of services. */
export const SERVICES_PART = 'Additional services';
