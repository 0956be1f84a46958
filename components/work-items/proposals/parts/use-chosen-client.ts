import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clientQuery } from '@/lib/client/meetings/clients';
import { ApiError } from '@/lib/client/platform/api-error';
import type { ClientOfLawyer } from '@/lib/contract/meetings/clients';

export type Person = Pick<ClientOfLawyer, '_id' | 'display_name' | 'picture_url'>;

/** Who the agreement is for: as it was picked from the list, else read by the id. */
export function useChosenClient(id: string, known: Person | null) {
  const [picked, setPicked] = useState<Person | null>(known);
  const isPicked = picked?._id === id;
  const query = useQuery({ ...clientQuery(id), enabled: id !== '' && !isPicked });
  return {
    client: isPicked ? picked : (query.data ?? null),
    isLoading: query.isLoading,
    /** Nobody among the clients of this lawyer. */
    isUnknown: query.error instanceof ApiError && query.error.key === 'not_found',
    pick: setPicked,
  };
}
