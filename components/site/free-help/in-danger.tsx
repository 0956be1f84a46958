import { AccordionItem } from '@/components/ui/layout/accordion';
import { IN_DANGER } from '@/lib/catalogue/legal-help/legal-help';
import { IN_DANGER_ID } from '@/lib/catalogue/legal-help/public-help-path';
import { PhoneLink } from './public-help';
import { Sources } from './sources';

export function InDanger() {
  return (
    <AccordionItem
      wide
      level="h2"
      id={IN_DANGER_ID}
      title={<span className="text-red-700">If somebody is in danger</span>}
    >
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-10">
        {IN_DANGER.map(({ name, does, phones, sources }) => (
          <li key={name}>
            <h3 className="text-lg font-semibold">{name}</h3>
            <p className="mt-1 text-neutral-700">{does}</p>
            {phones.length > 0 && (
              <p className="mt-1 flex flex-wrap gap-x-5">
                {phones.map((number) => (
                  <PhoneLink key={number} number={number} />
                ))}
              </p>
            )}
            <Sources sources={sources} />
          </li>
        ))}
      </ul>
    </AccordionItem>
  );
}
