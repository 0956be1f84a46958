import { formatCount } from './numbers';

const PESO = '₱';

/**
 * A price as the screens and mails write it: `₱1,500`, `₱1,234.50`, `-₱99.90`.
 * Centavos appear only when there are any, and then always both digits.
 *
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
