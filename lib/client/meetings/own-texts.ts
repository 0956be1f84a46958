import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { addOwnText, deleteOwnText, listOwnTexts } from '@/lib/contract/meetings/own-texts';
import type { OwnTextKind } from '@/lib/domain/meetings/own-texts';

const keyOf = (kind: OwnTextKind) => ['own-texts', kind] as const;

/** Texts to use again, the oldest first. */
export function ownTextsQuery(kind: OwnTextKind) {
  return queryOptions({
    queryKey: keyOf(kind),
    queryFn: ({ signal }) => call(listOwnTexts, { query: { kind } }, { signal }),
  });
}

export const useAddOwnText = (kind: OwnTextKind) =>
  useEndpoint(addOwnText, {
    args: (text: string) => ({ body: { kind, text } }),
    invalidates: [keyOf(kind)],
  });

export const useDeleteOwnText = (kind: OwnTextKind) =>
  useEndpoint(deleteOwnText, {
    args: (id: string) => ({ params: { id } }),
    invalidatesAlways: [keyOf(kind)],
  });
