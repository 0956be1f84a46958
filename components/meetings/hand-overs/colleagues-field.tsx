'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { shortPlaceOf, withTitle } from '@/components/lawyers/practice';
import type { ComboboxOption } from '@/components/ui/forms/combobox-list';
import { TagPicker } from '@/components/ui/forms/tags/tag-picker';
import { usePaused } from '@/components/ui/hooks/use-paused';
import { NO_SHARE } from '@/lib/catalogue/hand-over';
import { suggestedNamesQuery } from '@/lib/client/lawyers/named-lawyers';
import { ApiError } from '@/lib/client/platform/api-error';
import { MAX_NAME_LENGTH } from '@/lib/contract/lawyers/named-lawyer-limits';
import { MAX_COLLEAGUES } from '@/lib/domain/meetings/hand-over';

/** Milliseconds without typing before a name is looked for. */

const NOTHING = { groups: [], matches: 0 };
const LABELS = { one: 'lawyer', many: 'lawyers by name' };

export interface ColleagueOption extends ComboboxOption {
  readonly _id: string;
}

interface ColleaguesFieldProps {
  /** Handle of the lawyer who declines. */
  self: string;
  chosen: readonly ColleagueOption[];
  onChange: (chosen: readonly ColleagueOption[]) => void;
  /** The server's word against those named when it last refused. */
  error: string | undefined;
}

/** Up to three listed lawyers, found by name, whom the client is shown when a lawyer declines. */
export function ColleaguesField({ self, chosen, onChange, error }: ColleaguesFieldProps) {
  const [typed, setTyped] = useState('');
  const words = usePaused(typed.trim().slice(0, MAX_NAME_LENGTH));
  const query = useQuery(suggestedNamesQuery(words));
  const isWaiting =
    words !== typed.trim().slice(0, MAX_NAME_LENGTH) || (words !== '' && !query.data);
  const find = useMemo(() => {
    const options = (words === '' ? [] : (query.data?.results ?? []))
      .filter(({ _id }) => _id !== self)
      .map((lawyer) => ({
        _id: lawyer._id,
        label: `${withTitle(lawyer.display_name)}, ${shortPlaceOf(lawyer)}`,
      }));
    const groups = options.length > 0 ? [{ options }] : [];
    const found = { groups, matches: options.length };
    // Cleared in the field, which says nothing of it.
    return (asked: string) => (asked === '' ? NOTHING : found);
  }, [words, query.data, self]);
  return (
    <TagPicker
      label="Colleagues who could take it"
      optional
      help={`Up to ${MAX_COLLEAGUES}. Your client sees their open times and decides. They are not told, and see nothing of the case unless the client books them. ${NO_SHARE}`}
      error={error}
      placeholder="Type a name"
      labels={LABELS}
      source={{
        find: isWaiting ? null : find,
        failed: query.isError,
        load: () => {
          if (query.isError) void query.refetch();
        },
      }}
      max={MAX_COLLEAGUES}
      chosen={chosen}
      onChange={(next) => {
        onChange(next);
        setTyped('');
      }}
      onType={setTyped}
    />
  );
}

export function idsOf(colleagues: readonly ColleagueOption[]): string[] {
  return colleagues.map(({ _id }) => _id);
}

/** Returns what the server said against the named colleagues, if it refused for them. */
export function refusedColleagues(error: unknown): string | undefined {
  return error instanceof ApiError ? error.fields.colleagues : undefined;
}
