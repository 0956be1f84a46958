'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Drawer } from '@/components/ui/overlays/drawer';
import { lawyerSearchQuery } from '@/lib/client/lawyers/lawyers';
import { Queries } from '@/lib/client/platform/queries';
import type { SearchResult } from '@/lib/contract/lawyers/search';
import { cleared, type SearchFilters, searchCallOf } from '@/lib/contract/lawyers/search-filters';
import { useSearchNavigation } from '../filters/search-navigation';
import { countLawyers } from '../filters/wording';
import type { ProblemPickerHandle } from '../problems/problem-picker';
import { FilterFields, withSettled } from './filter-fields';

/** Filters on a phone: nothing is searched until the button, which shows the number of results. */
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
  const found = useFound(draft);
  const picker = useRef<ProblemPickerHandle>(null);
  const show = async () => {
    const settled = await picker.current?.settle();
    if (settled === 'unavailable') return;
    onClose();
    search(withSettled(draft, settled));
  };
  return (
    <Drawer
      side="sheet"
      open
      onOpenChange={(open) => !open && onClose()}
      title="Filters"
      closeLabel="Close the filters"
      footer={
        <>
          <Button variant="outline" onClick={() => setDraft(cleared(draft))}>
            Clear all
          </Button>
          <Button className="flex-1" onClick={show}>
            {showLabel(found)}
          </Button>
        </>
      }
    >
      <div className="p-4 pb-8 lg:p-6">
        <FilterFields filters={draft} onChange={setDraft} picker={picker} />
      </div>
    </Drawer>
  );
}

/** Returns the result that the search would have, or null while it is unknown. */
function useFound(draft: SearchFilters): SearchResult | null {
  const query = useInfiniteQuery(lawyerSearchQuery(searchCallOf(draft)));
  return query.isPlaceholderData ? null : (query.data?.pages[0] ?? null);
}

function showLabel(found: SearchResult | null): string {
  if (found === null) return 'Show lawyers';
  const { total, moreThanTotal } = found;
  return total === 0 ? 'No lawyer fits' : `Show ${countLawyers(total, moreThanTotal)}`;
}
