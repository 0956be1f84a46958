import { Search } from 'lucide';
import type { RefObject } from 'react';
import { Field } from '@/components/ui/forms/field';
import { Input } from '@/components/ui/forms/input';
import { Icon } from '@/components/ui/icons/icon';
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
            <div className="relative">
              <Icon
                of={Search}
                className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-neutral-600"
              />
              <Input
                {...control}
                ref={input}
                type="search"
                name="q"
                className="pl-10"
                autoComplete="off"
                maxLength={WORK_ITEM_QUERY_MAX}
                defaultValue={q}
                onChange={(event) => onType(event.target.value)}
              />
            </div>
          )}
        </Field>
      </form>
    </search>
  );
}
