import { CheckList } from '@/components/ui/display/check-list';
import { AccordionItem } from '@/components/ui/layout/accordion';
import { WHAT_TO_BRING } from '@/lib/catalogue/legal-help/legal-help';
import { BRING_ID } from './free-help-text';

export function WhatToBring() {
  return (
    <AccordionItem wide level="h2" id={BRING_ID} title="What to bring">
      <CheckList items={WHAT_TO_BRING} className="md:grid md:grid-cols-2 md:gap-x-12" />
    </AccordionItem>
  );
}
