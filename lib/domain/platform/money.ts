import { formatCount } from './numbers';

const PESO = '₱';

/**
 * Formats a price for screens and mails: `₱1,500`, `₱1,234.50`, `-₱99.90`. Centavos appear only when they are not
 * zero, always with both digits.
 * @param centavos whole centavos, PHP
 * @throws RangeError when the amount is not a whole number of centavos
 */
export function formatPeso(centavos: number): string {
  if (!Number.isSafeInteger(centavos)) {
    throw new RangeError(`Not a whole number of centavos: ${centavos}`);
  }
  const amount = Math.abs(centavos);
  const pesos = formatCount(Math.floor(amount / 100));
  const rest = amount % 100;
  const cents = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${centavos < 0 ? '-' : ''}${PESO}${pesos}${cents}`;
}

/** Formats an amount in a column of pesos: `1,500.00`, `-99.90`. @param centavos whole centavos, PHP */
export function plainPeso(centavos: number): string {
  const amount = formatPeso(centavos).replace(PESO, '');
  return amount.includes('.') ? amount : `${amount}.00`;
}

/**
 * Parses an amount as people type it (`1500`, `1,500.50`, `₱ 1 500`) and returns centavos, or NaN when it is not an
 * amount.
 */
export function parsePeso(typed: string): number {
  const amount = typed.replace(/[₱,\s]/g, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(amount)) return Number.NaN;
  const [pesos = '', cents = ''] = amount.split('.');
  return Number(pesos) * 100 + Number(cents.padEnd(2, '0'));
}

/**
 * Parses the price in a form and returns centavos: undefined for an empty field, and 0, which no price can be, for an
 * invalid amount.
 */
export function typedPrice(typed: string): number | undefined {
  return typed.trim() === '' ? undefined : parsePeso(typed) || 0;
}
