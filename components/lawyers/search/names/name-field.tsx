import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type Ref, useState } from 'react';
import { profilePath } from '@/components/lawyers/addresses';
import { shortPlaceOf, withTitle } from '@/components/lawyers/practice';
import { ComboboxField } from '@/components/ui/forms/combobox';
import type { ComboboxOption } from '@/components/ui/forms/combobox-list';
import type { ComboboxHandle } from '@/components/ui/forms/use-combobox';
import { usePaused } from '@/components/ui/hooks/use-paused';
import { suggestedNamesQuery } from '@/lib/client/lawyers/named-lawyers';
import { MAX_NAME_LENGTH } from '@/lib/contract/lawyers/named-lawyer-limits';

/** One letter would fit anybody. */
const MIN_LETTERS = 2;

const LABELS = { one: 'name', many: 'names' };

interface NameOption extends ComboboxOption {
  /** Profile of the lawyer; null for all lawyers of the typed name. */
  readonly href: string | null;
}

export type NameFieldHandle = ComboboxHandle<NameOption>;

interface NameFieldProps {
  /** The name that was searched. */
  name: string;
  onSearch: (name: string) => void;
  handle: Ref<NameFieldHandle>;
}

/** A lawyer's name; while it is typed, the closest lawyers are offered below the search for all of them. */
export function NameField({ name, onSearch, handle }: NameFieldProps) {
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const asked = usePaused(words.length < MIN_LETTERS ? '' : words);
  const { data } = useQuery({ ...suggestedNamesQuery(asked), placeholderData: keepPreviousData });
  const lawyers = (asked && data?.results) || [];
  const find = (query: string) => {
    if (query === '' || query === name) return { groups: [], matches: 0 };
    const options: NameOption[] = [
      { _id: 'all', label: `Lawyers named “${query}”`, href: null },
      ...lawyers.map((lawyer) => ({
        _id: lawyer._id,
        label: `${withTitle(lawyer.display_name)}, ${shortPlaceOf(lawyer)}`,
        href: profilePath(lawyer._id),
      })),
    ];
    return { groups: [{ options }], matches: options.length };
  };
  return (
    <ComboboxField<NameOption>
      label="Name of the lawyer"
      help="With or without “Atty.”. A letter may be wrong."
      name="q"
      maxLength={MAX_NAME_LENGTH}
      labels={LABELS}
      source={{ find }}
      value={name ? { _id: 'name', label: name, href: null } : null}
      onType={setTyped}
      onChange={(option) => {
        if (option?.href) router.push(option.href);
        else onSearch(option ? typed.trim() : '');
      }}
      handle={handle}
    />
  );
}
