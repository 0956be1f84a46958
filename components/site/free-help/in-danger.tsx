import { IN_DANGER } from '@/lib/catalogue/legal-help/legal-help';
import { IN_DANGER_ID } from '@/lib/catalogue/legal-help/public-help-path';
import { PhoneLink } from './public-help';
import { Sources } from './sources';

export function InDanger() {
  return (
    <section id={IN_DANGER_ID} aria-labelledby="in-danger-title" className="border-t">
      <div className="mx-auto max-w-page px-4 py-12 lg:px-6 lg:py-20">
        <h2 id="in-danger-title" className="text-2xl lg:text-3xl">
          If somebody is in danger
        </h2>
        <ul className="mt-6 grid gap-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-10">
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
      </div>
    </section>
  );
}
