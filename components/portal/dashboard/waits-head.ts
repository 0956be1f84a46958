import type { Dashboard } from '@/lib/contract/meetings/dashboard';

interface Head {
  title: string;
  /** Why clients do not see the profile, and what comes of doing what is listed below. */
  intro: string | null;
}

/** What stands above the list of things to do: for whom clients do not see, whether and how that changes. */
export function waitsHead(profile: Dashboard['profile'], isNew: boolean): Head {
  const intro = introOf(profile);
  if (!isNew) return { title: 'Needs your attention', intro };
  const isChecked = profile.checked_at !== null;
  const waitsForUs = profile.status === 'PENDING' && profile.missing.length === 0;
  return {
    title: isChecked || waitsForUs ? 'Your profile is not public yet' : 'What to do first',
    intro,
  };
}

function introOf({ is_visible, is_public, status, missing, checked_at }: Dashboard['profile']) {
  if (is_visible) return null;
  const isComplete = missing.length === 0;
  if (checked_at !== null) return isComplete ? hiddenIntro(is_public) : CHECKED;
  if (status === 'PENDING') return isComplete ? COMPLETE : MEANWHILE;
  return isComplete ? IDS_LEFT : null;
}

const CHECKED = 'Your IDs are checked. Clients can find and book you once you finish these:';
const COMPLETE =
  'Your profile is complete. Clients can find and book you once your IDs are checked; we will email you.';
const MEANWHILE = 'While we check your IDs, complete your profile:';
const IDS_LEFT =
  'Your profile is complete. Clients can find and book you once your IDs are checked.';

function hiddenIntro(isPublic: boolean): string | null {
  return isPublic
    ? null
    : 'You have hidden it. Clients can find and book you again once you show it.';
}
