'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Drawer } from '@/components/ui/overlays/drawer';
import { lawyerSearchQuery } from '@/lib/client/lawyers/lawyers';
import { Queries } from '@/lib/client/platform/queries';
import {
  NO_FILTERS,
  type SearchFilters,
  searchQueryOf,
} from '@/lib/contract/lawyers/search-filters';
import { useSearchNavigation } from '../filters/search-navigation';
import { countLawyers } from '../filters/wording';
import { FilterFields } from './filter-fields';

/** The filters of a phone: nothing is searched until the button, which says how many it will show. */
export function FilterSheet({ onClose }: { onClose: () => void }) {
  return (
    <Queries>
      <Sheet onClose={onClose} />
    </Queries>
  );
}

function Sheet({ onClose }: { onClose: () => void }) {
  const { filters, search } = useSearchNavigation();
  const [draft, setDraft] = useState(filters);
  const total = useTotal(draft);
  return (
    <Drawer
      side="sheet"
      open
      onOpenChange={(open) => !open && onClose()}
      title="Filters"
      closeLabel="Close the filters"
      footer={
        <>
          <Button variant="outline" onClick={() => setDraft({ ...NO_FILTERS, order: draft.order })}>
            Clear all
          </Button>
          <Button
            className="flex-1"
            onClick={() => {
              onClose();
              search(draft);
            }}
          >
            {showLabel(total)}
          </Button>
        </>
      }
    >
      <div className="p-4 pb-8 lg:p-6">
        <FilterFields filters={draft} onChange={setDraft} />
      </div>
    </Drawer>
  );
}

/** How many lawyers the search would find, or null while that is not known. */
function useTotal(draft: SearchFilters): number | null {
  const query = useInfiniteQuery(lawyerSearchQuery(searchQueryOf(draft)));
  return query.isPlaceholderData ? null : (query.data?.pages[0]?.total ?? null);
}

function showLabel(total: number | null): string {
  if (total === null) return 'Show lawyers';
  return total === 0 ? 'No lawyer fits' : `Show ${countLawyers(total)}`;
}
