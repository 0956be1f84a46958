import { profilePath } from '@/components/lawyers/addresses';
import { shortPlaceOf, withTitle } from '@/components/lawyers/practice';
import { suggestNames } from '@/lib/client/lawyers/named-lawyers';
import { rememberName } from '@/lib/client/lawyers/searched-name';
import { call } from '@/lib/client/platform/call';
import { NAMED_PATH } from '@/lib/contract/lawyers/search-paths';
import { hasName, mayBeName, readName } from '@/lib/domain/lawyers/searched-name';
import type { ProblemOption } from './unsure';

/** Milliseconds without typing before a name is requested. */
const PAUSE_MS = 250;

/** Ids of options that are no problem of the catalogue, starting after the one for unsure visitors. */
const FIRST_NAME_ID = -2;

/** A lawyer, named without the title. */
interface SuggestedOption extends ProblemOption {
  readonly named: string;
}

/** Suggestions received in this tab, by the typed text. */
const suggested = new Map<string, readonly SuggestedOption[]>();
let asking: ReturnType<typeof setTimeout> | undefined;

/** Requests lawyers by name once typing pauses, if the words may be a name; calls `onFound` if there are any. */
export function askNames(words: string, onFound: () => void): void {
  clearTimeout(asking);
  if (!mayBeName(words) || suggested.has(words)) return;
  asking = setTimeout(() => {
    call(suggestNames, { body: { name: words } }).then(
      ({ results }) => {
        suggested.set(words, results.map(optionOf));
        if (results.length > 0) onFound();
      },
      // Words with a title have an option that finds them as well.
      () => {},
    );
  }, PAUSE_MS);
}

/**
 * Whether words are a lawyer's name: with a title in front, or at least two that a lawyer is named. A single word may
 * be the beginning of anything.
 */
export function isName(words: string): boolean {
  const name = readName(words);
  if (name.words.length === 0) return false;
  const known = suggested.get(words) ?? [];
  return name.titled || (name.words.length > 1 && known.some(({ named }) => hasName(name, named)));
}

/**
 * Returns the known lawyers of a name, each leading to the profile, and a link to all of them; none for other words.
 */
export function nameOptions(words: string): readonly ProblemOption[] {
  const known = suggested.get(words) ?? [];
  if (known.length === 0 && !isName(words)) return [];
  return [
    ...known,
    {
      _id: FIRST_NAME_ID - known.length,
      label: `Lawyers named “${words}”`,
      area: 'Civil',
      leave: () => openNamed(words),
    },
  ];
}

/** Opens the lawyers of a name; the name never appears in an address. */
export function openNamed(words: string): void {
  rememberName(words);
  window.location.assign(NAMED_PATH);
}

type Suggested = Parameters<typeof shortPlaceOf>[0] & { _id: string; display_name: string };

function optionOf(lawyer: Suggested, index: number): SuggestedOption {
  return {
    _id: FIRST_NAME_ID - index,
    label: `${withTitle(lawyer.display_name)}, ${shortPlaceOf(lawyer)}`,
    area: 'Civil',
    named: lawyer.display_name,
    leave: () => window.location.assign(profilePath(lawyer._id)),
  };
}
