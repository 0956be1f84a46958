import { useMemo } from 'react';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { type SearchedProblem, searchedProblem } from '@/lib/client/lawyers/searched-problem';

/** Returns the problem of this tab's last search; null on the server, whose pages are the same for everyone. */
export function useSearchedProblem(): SearchedProblem | null {
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? searchedProblem() : null), [hydrated]);
}
