import { countNotaries } from '@/components/notaries/search/wording';
import { fittingDescription } from '@/components/site/landing/text/fitting';
import { priceText } from '@/components/site/landing/text/wording';
import type { City } from '@/lib/catalogue/cities';
import { formatPeso } from '@/lib/domain/platform/money';
import { SITE } from '@/lib/site';
import { type CityNotaries, feesIn } from './city-notaries';

/** Describes how many notaries there are and their fees, in a sentence or two. */
export function citySentence(city: City, notaries: CityNotaries): string {
  const { total } = notaries.found;
  const fees = feesIn(city, notaries);
  if (total === 0) return `No notary public on ${SITE.name} has an office in ${city.label} yet.`;
  const has = `${countNotaries(total)} with an office in ${city.label}.`;
  return fees ? `${has} ${feeSentence(total, fees)}` : has;
}

function feeSentence(total: number, fees: { min: number; max: number }): string {
  if (total === 1) return `Fees start at ${formatPeso(fees.min)}.`;
  return fees.min === fees.max
    ? `Fees start at ${formatPeso(fees.min)}.`
    : `Their lowest fees are ${priceText(fees)}.`;
}

export function cityDescription(city: City, notaries: CityNotaries): string {
  const fees = feesIn(city, notaries);
  const { total } = notaries.found;
  if (total === 0) {
    return fittingDescription(
      citySentence(city, notaries),
      'The nearest cities that have one, what to bring, and what notarization requires.',
    );
  }
  const from = fees ? `, fees from ${formatPeso(fees.min)}` : '';
  return fittingDescription(
    `${countNotaries(total)} in ${city.label}${from}.`,
    'Offices, opening hours and checked commissions.',
    'What to bring.',
  );
}

/** Formats `2 of the 3 are open on Saturdays.`, `None of the 3 is open after 5 PM.` */
export function openSentence(total: number, open: number, when: string): string {
  if (total === 1) {
    return open === 1
      ? `The notary public here is open ${when}.`
      : `The notary public here is not open ${when}.`;
  }
  if (open === 0) return `None of the ${total} is open ${when}.`;
  if (open === total) return `All ${total} are open ${when}.`;
  return `${open} of the ${total} ${open === 1 ? 'is' : 'are'} open ${when}.`;
}
