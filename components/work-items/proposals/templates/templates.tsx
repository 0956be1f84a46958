'use client';
import { useQuery } from '@tanstack/react-query';
import { BookCopy } from 'lucide';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
import { useLater } from '@/components/ui/hooks/use-later';
import { Icon } from '@/components/ui/icons/icon';
import { Dialog } from '@/components/ui/overlays/dialog';
import { messageFor } from '@/lib/client/platform/messages';
import {
  SAVE_TEMPLATE_FAILURE,
  TEMPLATES_FAILURE,
  templatesQuery,
  useSaveTemplate,
} from '@/lib/client/work-items/templates';
import { COPY } from '@/lib/contract/platform/copy';
import {
  type TypedAgreement,
  templateTerms,
  typedTerms,
  withoutPast,
} from '@/lib/contract/work-items/agreement-form';
import type { WorkItemTemplate } from '@/lib/contract/work-items/templates';
import { MAX_TEMPLATES, TITLE_MAX } from '@/lib/domain/work-items/work-item';
import { TemplateRow } from './template-row';

interface TemplatesProps {
  /** Returns the currently typed values. */
  values: () => TypedAgreement;
  today: string;
  isDirty: boolean;
  onUse: (values: TypedAgreement) => void;
}

/** The lawyer's own templates, to start from or to save to, followed by the starter texts that everyone has. */
export function Templates({ values, today, isDirty, onUse }: TemplatesProps) {
  const [open, setOpen] = useState(false);
  const use = (terms: Omit<TypedAgreement, 'client_id'>) => {
    onUse({ ...terms, client_id: values().client_id });
    setOpen(false);
  };
  return (
    <>
      <Button variant="outline" size="small" className="mt-4" onClick={() => setOpen(true)}>
        <Icon of={BookCopy} className="size-4" />
        Templates
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Templates"
        description="Terms to start an agreement with. Only you can see your own."
      >
        <TemplateList
          written={templateTerms(values(), today)}
          isDirty={isDirty}
          onUse={({ terms }) => use(withoutPast(typedTerms(terms), today))}
        />
        <StarterList isDirty={isDirty} onUse={use} />
      </Dialog>
    </>
  );
}

interface TemplateListProps {
  written: WorkItemTemplate['terms'] | null;
  /** True when there is typed content that a template would replace. */
  isDirty: boolean;
  onUse: (template: WorkItemTemplate) => void;
}

function TemplateList({ written, isDirty, onUse }: TemplateListProps) {
  const query = useQuery(templatesQuery);
  const { data: templates } = query;
  return (
    <div className="mt-4 grid grid-cols-1 gap-5">
      <QueryList
        query={query}
        rows={templates}
        failure={<QueryFailure query={query} failure={TEMPLATES_FAILURE} headingLevel="h3" />}
        loading={
          <LoadingRegion label="Loading your templates">
            <Skeleton className="h-24 w-full" />
          </LoadingRegion>
        }
        empty={
          <EmptySection>
            No templates of your own yet. Write an agreement and keep it as a template.
          </EmptySection>
        }
      >
        {(rows) => (
          <ul aria-label="Templates" className="divide-y rounded border bg-white">
            {rows.map((template) => (
              <TemplateRow
                key={template._id}
                template={template}
                written={written}
                isDirty={isDirty}
                onUse={() => onUse(template)}
              />
            ))}
          </ul>
        )}
      </QueryList>
      {templates && templates.length < MAX_TEMPLATES && <KeepTemplate written={written} />}
      {templates && templates.length >= MAX_TEMPLATES && (
        <p className="text-sm text-neutral-600">
          You have {MAX_TEMPLATES} templates, the most you can keep. Delete one to add another.
        </p>
      )}
    </div>
  );
}

const loadStarters = () => import('./starters').then(({ Starters }) => Starters);

function StarterList(props: ComponentProps<Awaited<ReturnType<typeof loadStarters>>>) {
  const { code: Starters, failed, retry } = useLater(loadStarters, true);
  return (
    <section className="mt-6 border-t pt-5">
      <h3 className="text-lg">Texts to begin with</h3>
      <p className="mt-1 mb-3 text-sm text-neutral-700">
        Ours, to change as you need. Fee and days are yours to fill in: read every line before you
        send it.
      </p>
      {Starters && <Starters {...props} />}
      {!Starters && !failed && (
        <LoadingRegion label="Loading the texts">
          <Skeleton className="h-24 w-full" />
        </LoadingRegion>
      )}
      {failed && (
        <Notice tone="bad" title="We could not load the texts">
          <Button size="small" variant="outline" onClick={retry}>
            Try again
          </Button>
        </Notice>
      )}
    </section>
  );
}

function KeepTemplate({ written }: { written: WorkItemTemplate['terms'] | null }) {
  const save = useSaveTemplate();
  const [name, setName] = useState(written?.title ?? '');
  const [isMissing, setMissing] = useState(false);
  if (!written) {
    return (
      <p className="text-sm text-neutral-700">
        To keep what you write as a template, fill in title, text and price first.
      </p>
    );
  }
  const keep = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '' || save.isPending) return;
    save.mutate({ body: { name: name.trim(), terms: written } }, { onSuccess: () => setName('') });
  };
  return (
    <form className="grid grid-cols-1 gap-3" noValidate method="post" onSubmit={keep}>
      <TextField
        label="Keep what is written as a template named"
        autoComplete="off"
        maxLength={TITLE_MAX}
        error={isMissing ? COPY.validation.required : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {save.error && <Notice tone="bad" title={messageFor(SAVE_TEMPLATE_FAILURE, save.error)} />}
      <div>
        <Button type="submit" pending={save.isPending} pendingLabel="Saving">
          Keep as a template
        </Button>
      </div>
    </form>
  );
}
