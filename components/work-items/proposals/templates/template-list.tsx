'use client';

import { useQuery } from '@tanstack/react-query';
import { QueryFailure } from '@/components/platform/query-failure';
import { QueryList } from '@/components/platform/query-list';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { templatesQuery } from '@/lib/client/work-items/templates';
import type { WorkItemTemplate } from '@/lib/contract/work-items/templates';
import { MAX_TEMPLATES } from '@/lib/domain/work-items/work-item';
import { KeepTemplate } from './keep-template';
import { TemplateRow } from './template-row';

interface TemplateListProps {
  /** What is written now; null while it is not complete. */
  written: WorkItemTemplate['terms'] | null;
  /** Something is typed that using a template replaces. */
  isDirty: boolean;
  onUse: (template: WorkItemTemplate) => void;
}

/** The templates with what can be done with each, and a new one. */
export function TemplateList({ written, isDirty, onUse }: TemplateListProps) {
  const query = useQuery(templatesQuery);
  const { data: templates } = query;
  return (
    <div className="mt-4 grid grid-cols-1 gap-5">
      <QueryList
        query={query}
        rows={templates}
        failure={<QueryFailure query={query} action="templates" headingLevel="h3" />}
        loading={
          <LoadingRegion label="Loading your templates">
            <Skeleton className="h-24 w-full" />
          </LoadingRegion>
        }
        empty={
          <EmptySection>
            No templates yet. Write an agreement and keep it as a template.
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
