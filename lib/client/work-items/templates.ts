import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { IdempotencyKeys } from '@/lib/client/platform/idempotency-keys';
import type { MessageRow } from '@/lib/client/platform/messages';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import type { CallArgs } from '@/lib/contract/platform/endpoint';
import {
  createTemplate,
  deleteTemplate,
  listTemplates,
  updateTemplate,
  type WorkItemTemplate,
} from '@/lib/contract/work-items/templates';

const TEMPLATES = ['work-item-templates'] as const;

export const templatesQuery = queryOptions({
  queryKey: TEMPLATES,
  queryFn: async ({ signal }) => (await call(listTemplates, undefined, { signal })).results,
});

const createKeys = new IdempotencyKeys();

/** Stores terms under a name: as a new template, or replacing the one with this id. */
export function useSaveTemplate() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: SavedTemplate) =>
      id
        ? call(updateTemplate, { params: { id }, body })
        : createKeys.use(body, (idempotencyKey) =>
            call(createTemplate, { body }, { idempotencyKey }),
          ),
    onSuccess: (saved) => {
      queries.setQueryData(templatesQuery.queryKey, (known) => known && withSaved(known, saved));
      return queries.invalidateQueries({ queryKey: TEMPLATES });
    },
  });
}

interface SavedTemplate {
  id?: string | undefined;
  body: CallArgs<typeof createTemplate>['body'];
}

export const useDeleteTemplate = () =>
  useEndpoint(deleteTemplate, {
    args: (id: string) => ({ params: { id } }),
    invalidates: [TEMPLATES],
    onDone: (_nothing, queries, id) =>
      queries.setQueryData(templatesQuery.queryKey, (known) =>
        known?.filter(({ _id }) => _id !== id),
      ),
  });

function withSaved(known: readonly WorkItemTemplate[], saved: WorkItemTemplate) {
  return [...known.filter(({ _id }) => _id !== saved._id), saved].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  );
}

export const TEMPLATES_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your templates',
};

export const SAVE_TEMPLATE_FAILURE: MessageRow = {
  serverMessageAt: [409],
  otherwise: 'The template was not saved. Please try again.',
};

export const DELETE_TEMPLATE_FAILURE: MessageRow = {
  otherwise: 'The template was not deleted. Please try again.',
};
