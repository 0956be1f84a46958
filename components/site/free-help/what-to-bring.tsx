import { Check } from 'lucide';
import { Icon } from '@/components/ui/icons/icon';
import { WHAT_TO_BRING } from '@/lib/catalogue/legal-help/what-to-bring';
import { BRING_ID } from './free-help-text';

/** What to have at hand, for a free consultation and for a public office alike. */
export function WhatToBring() {
  return (
    <section
      id={BRING_ID}
      aria-labelledby="what-to-bring-title"
      className="border-t bg-neutral-100"
    >
      <div className="mx-auto max-w-page px-4 py-12 lg:px-6 lg:py-20">
        <h2 id="what-to-bring-title" className="text-2xl lg:text-3xl">
          What to bring
        </h2>
        <ul className="mt-6 border-t md:grid md:grid-cols-2 md:gap-x-12">
          {WHAT_TO_BRING.map(({ name, reason }) => (
            <li key={name} className="flex gap-3 border-b py-3.5">
              <Icon of={Check} className="mt-0.5 size-5 text-teal-700" />
              <div className="min-w-0">
                <p className="font-medium">{name}</p>
                <p className="mt-0.5 text-sm text-neutral-700">{reason}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
