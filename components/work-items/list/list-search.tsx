import type { RefObject } from 'react';
import { Field } from '@/components/ui/forms/field';
import { SearchInput } from '@/components/ui/forms/search-input';
import { WORK_ITEM_QUERY_MAX } from '@/lib/contract/work-items/work-items';
import { type Reader, workItemsPath } from '../work-item-paths';

interface ListSearchProps {
  reader: Reader;
  q: string;
  input: RefObject<HTMLInputElement | null>;
  onSearch: (typed: string) => void;
  onType: (typed: string) => void;
}

/** Finds agreements by words of the title and the name of the other person. */
export function ListSearch({ reader, q, input, onSearch, onType }: ListSearchProps) {
  return (
    <search className="mt-5 block max-w-form">
      <form
        action={workItemsPath(reader)}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(input.current?.value ?? '');
        }}
      >
        <Field label={`Search by title or ${reader === 'lawyer' ? 'client' : 'lawyer'}`}>
          {(control) => (
            <SearchInput
              {...control}
              ref={input}
              name="q"
              maxLength={WORK_ITEM_QUERY_MAX}
              defaultValue={q}
              onChange={(event) => onType(event.target.value)}
            />
          )}
        </Field>
      </form>
    </search>
  );
}
