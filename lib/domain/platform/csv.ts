/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Formats rows as a CSV file (RFC 4180). */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Escapes a cell that begins like a formula with an apostrophe, which makes it text. Amounts stay numbers. */
function cell(value: string): string {
  const formula = /^[=+\-@\t\r\n＝＋－＠]/.test(value) && !/^-\d+\.\d{2}$/.test(value);
  return `"${(formula ? `'${value}` : value).replaceAll('"', '""')}"`;
}

/** Formats `1234.50`. */
export function pesos(centavos: number): string {
  const amount = Math.abs(centavos);
  const text = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  return centavos < 0 ? `-${text}` : text;
}
