/** The most common mail domains in the Philippines, with which others are compared. */
const USUAL = [
  'gmail.com',
  'yahoo.com',
  'yahoo.com.ph',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'rocketmail.com',
  'protonmail.com',
] as const;

const ALSO_RIGHT: ReadonlySet<string> = new Set([
  'aol.com',
  'email.com',
  'fastmail.com',
  'gmx.com',
  'googlemail.com',
  'live.com',
  'mail.com',
  'me.com',
  'msn.com',
  'proton.me',
  'ymail.com',
  'zoho.com',
]);

const OF_A_COUNTRY = /^(?:yahoo|hotmail|outlook|live)\.(?:com?\.)?(?!co$|cm$|om$)[a-z]{2}$/;

/** Maximum number of letters that are wrong, missing, extra or swapped. */
const MAX_SLIPS = 2;

/**
 * Returns the probably intended address where the domain looks mistyped: `ligaya@gmail.com` for `ligaya@gmial.com`.
 * Null where it is a known domain, or similar to none.
 */
export function meantAddress(email: string): string | null {
  const [, name, typed] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(email) ?? [];
  const domain = typed?.toLowerCase();
  if (!name || !domain || isKnown(domain)) return null;
  const [nearest] = USUAL.filter((usual) => usual[0] === domain[0] || slips(domain, usual) === 1)
    .map((usual) => ({ usual, distance: slips(domain, usual) }))
    .filter(({ distance }) => distance <= MAX_SLIPS)
    .sort((one, other) => one.distance - other.distance);
  return nearest ? `${name}@${nearest.usual}` : null;
}

function isKnown(domain: string): boolean {
  const usual: readonly string[] = USUAL;
  return usual.includes(domain) || ALSO_RIGHT.has(domain) || OF_A_COUNTRY.test(domain);
}

/** Returns the edit distance of two texts, with a swap of neighbors counted once. */
function slips(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next[j] = Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + (same ? 0 : 1),
        swapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return at(row, to.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
