import { CheckList } from '@/components/ui/display/check-list';
import { WHAT_TO_BRING } from '@/lib/catalogue/legal-help/legal-help';
import { BRING_ID } from './free-help-text';

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
        <CheckList items={WHAT_TO_BRING} className="mt-6 md:grid md:grid-cols-2 md:gap-x-12" />
      </div>
    </section>
  );
}
