import { notariesTitle } from '@/components/notaries/search/wording';
import { priceText } from '@/components/site/landing/text/wording';
import { Fact, type FactProps } from '@/components/ui/display/fact';
import type { City } from '@/lib/catalogue/cities';
import { type CityNotaries, feesIn } from './text/city-notaries';
import { citySentence } from './text/city-wording';

interface CityHeadProps {
  city: City;
  notaries: CityNotaries;
}

/** Title, and the answers in figures. */
export function CityHead({ city, notaries }: CityHeadProps) {
  return (
    <>
      <h1 className="mt-2 text-3xl lg:mt-3 lg:text-4xl">{notariesTitle({ city: city.slug })}</h1>
      <p className="mt-3 max-w-text font-medium lg:text-lg">{citySentence(city, notaries)}</p>
      {notaries.found.total > 0 && <Facts city={city} notaries={notaries} />}
    </>
  );
}

function Facts({ city, notaries }: CityHeadProps) {
  const { found, onSaturday, inEvening } = notaries;
  const { total } = found;
  const fees = feesIn(city, notaries);
  const open = (count: number) => (count === 0 ? 'None' : count);
  const facts: FactProps[] = [
    {
      name: total === 1 ? 'Notary public' : 'Notaries public',
      value: total,
      note: 'Commissions checked',
    },
    ...(fees ? [{ name: 'Lowest fees', value: priceText(fees), note: 'Paid at the office' }] : []),
    { name: 'Open on Saturdays', value: open(onSaturday), note: `Of ${total}` },
    { name: 'Open after 5 PM', value: open(inEvening), note: `Of ${total}` },
  ];
  return (
    <dl className="mt-5 grid grid-cols-2 rounded border bg-white lg:mt-7 lg:grid-cols-4">
      {facts.map((fact) => (
        <Fact key={fact.name} {...fact} />
      ))}
    </dl>
  );
}
