import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clientQuery } from '@/lib/client/meetings/clients';
import { ApiError } from '@/lib/client/platform/api-error';
import type { ClientOfLawyer } from '@/lib/contract/meetings/clients';

export type Person = Pick<ClientOfLawyer, '_id' | 'display_name' | 'picture_url'>;

/** Returns the chosen client: the one picked from the list, or else the one read by id. */
export function useChosenClient(id: string, known: Person | null) {
  const [picked, setPicked] = useState<Person | null>(known);
  const isPicked = picked?._id === id;
  const query = useQuery({ ...clientQuery(id), enabled: id !== '' && !isPicked });
  return {
    client: isPicked ? picked : (query.data ?? null),
    isLoading: query.isLoading,
    /** True when the id is not among this lawyer's clients. */
    isUnknown: query.error instanceof ApiError && query.error.key === 'not_found',
    pick: setPicked,
  };
}
