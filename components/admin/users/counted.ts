/** `1 meeting`, `3 meetings`. */
export function counted(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
