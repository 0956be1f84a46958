import 'server-only';

type Names = Readonly<Record<string, string>>;

export function toRow<N extends Names, V extends Readonly<Record<keyof N, unknown>>>(
  names: N,
  sent: V,
): { [K in keyof N as N[K]]: V[K] } {
  const row: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(names)) row[column] = sent[name];
  return row as { [K in keyof N as N[K]]: V[K] };
}

export function fromRow<N extends Names, R extends Readonly<Record<N[keyof N], unknown>>>(
  names: N,
  row: R,
): { [K in keyof N]: R[N[K]] } {
  const columns: Readonly<Record<string, unknown>> = row;
  const sent: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(names)) sent[name] = columns[column];
  return sent as { [K in keyof N]: R[N[K]] };
}

/** Returns the columns of a table that a map names, to select them. */
export function columnsOf<N extends Names, T extends Readonly<Record<N[keyof N], unknown>>>(
  names: N,
  table: T,
): Pick<T, N[keyof N]> {
  const columns: Readonly<Record<string, unknown>> = table;
  const selected = Object.values(names).map((column) => [column, columns[column]]);
  return Object.fromEntries(selected) as Pick<T, N[keyof N]>;
}
