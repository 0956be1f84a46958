interface RegisteredLawyer {
  /** When the certificate of registration was checked. */
  readonly taxRegisteredAt: Date | null;
  readonly firstShownAt: Date | null;
  readonly isPublic: boolean;
  readonly createdAt: Date;
}

/** Time for which the withholding of tax has been on, and until when lawyers listed before it have time; epoch ms. */
interface Grace {
  readonly since: number;
  readonly graceEnds: number;
}

/**
 * Returns from when on (epoch ms) the profile of a lawyer without a checked certificate of registration is hidden;
 * null while no tax is withheld. A lawyer who was listed before has a period of grace.
 */
export function registrationDue(lawyer: RegisteredLawyer, pack: Grace | null): number | null {
  if (!pack) return null;
  return wasListedBefore(lawyer, pack.since) ? pack.graceEnds : pack.since;
}

/** Whether a lawyer's profile needs a checked certificate of registration at an instant and has none. */
export function needsRegistration(
  lawyer: RegisteredLawyer,
  pack: Grace | null,
  now: number,
): boolean {
  const due = registrationDue(lawyer, pack);
  return lawyer.taxRegisteredAt === null && due !== null && now >= due;
}

/** A profile that is public may not have its first day recorded yet. */
function wasListedBefore(
  { firstShownAt, isPublic, createdAt }: RegisteredLawyer,
  since: number,
): boolean {
  const shownAt = firstShownAt ?? (isPublic ? createdAt : null);
  return shownAt !== null && shownAt.getTime() < since;
}
