import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { searchEverything } from '@/lib/contract/admin/search';

/** Searches everything. Query and results are kept by the page alone, while it is open. */
export const useSearchEverything = () =>
  useEndpoint(searchEverything, { args: (q: string) => ({ body: { q } }) });
