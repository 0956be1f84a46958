'use client';

import { Search } from 'lucide';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Field } from '@/components/ui/forms/field';
import { SearchInput } from '@/components/ui/forms/search-input';
import { Icon } from '@/components/ui/icons/icon';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useSearchEverything } from '@/lib/client/admin/search';
import { SEARCH_MAX } from '@/lib/contract/admin/search';
import { Found } from './found';

/** One search over people, payments, meetings and agreements, on every page. The results stay until the next search. */
export function AdminSearch() {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const search = useSearchEverything();
  useShortcut(() => setOpen(true));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = typed.trim();
    setMissing(q === '');
    if (q !== '') search.mutate(q);
  };
  return (
    <>
      <OpenSearch onOpen={() => setOpen(true)} />
      <Dialog open={open} onOpenChange={setOpen} title="Search">
        <search>
          <form className="mt-3 flex items-start gap-2" onSubmit={submit}>
            <Field
              label="Reference, name, email or id"
              help="A reference such as 23CBD2F0, an id of the gateway, or a link to a booking."
              error={isMissing ? 'Please enter what to search for.' : undefined}
              className="grow"
            >
              {(control) => (
                <SearchInput
                  {...control}
                  data-first-focus
                  maxLength={SEARCH_MAX}
                  spellCheck={false}
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                />
              )}
            </Field>
            <Button
              type="submit"
              className="mt-7.5"
              pending={search.isPending}
              pendingLabel="Searching"
            >
              Search
            </Button>
          </form>
        </search>
        <Found
          search={search}
          onRetry={() => search.variables !== undefined && search.mutate(search.variables)}
          onLeave={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}

function OpenSearch({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-label="Search"
      aria-keyshortcuts="Control+K Meta+K /"
      title="Search (Ctrl+K or /)"
      className="inline-flex min-h-tap min-w-tap items-center justify-center gap-2 rounded border-teal-600 px-3 text-teal-100 transition-colors hover:bg-teal-800 hover:text-white md:w-60 md:justify-start md:border"
      onClick={onOpen}
    >
      <Icon of={Search} className="size-5" />
      <span className="text-sm max-md:hidden">Search</span>
    </button>
  );
}

/** Runs on Ctrl+K or ⌘K, and on / outside of fields. */
function useShortcut(run: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isLetter = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      const isSlash = event.key === '/' && !isTypedIn(event.target);
      if (!isLetter && !isSlash) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

function isTypedIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}
