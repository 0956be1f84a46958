'use client';

import { BookCopy } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { Dialog } from '@/components/ui/overlays/dialog';
import {
  type TypedAgreement,
  templateTerms,
  typedTerms,
  withoutPast,
} from '@/lib/contract/work-items/agreement-form';
import { TemplateList } from './template-list';

interface TemplatesProps {
  /** As they are typed now. */
  values: () => TypedAgreement;
  /** Key of the Manila day. */
  today: string;
  isDirty: boolean;
  onUse: (values: TypedAgreement) => void;
}

/** Own templates: to begin with one, and to keep what is written as one. */
export function Templates({ values, today, isDirty, onUse }: TemplatesProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="small" className="mt-4" onClick={() => setOpen(true)}>
        <Icon of={BookCopy} className="size-4" />
        Templates
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Your templates"
        description="Terms to start an agreement with. Only you can see them."
      >
        <TemplateList
          written={templateTerms(values(), today)}
          isDirty={isDirty}
          onUse={({ terms }) => {
            const { client_id } = values();
            onUse({ ...withoutPast(typedTerms(terms), today), client_id });
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}
