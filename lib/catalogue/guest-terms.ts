import type { AttendeeRelation, GuestRelation } from '@/lib/domain/meetings/guests';

/**
 * Consent texts of the client, before another person joins the call, and of that person. Raise GUEST_CONSENT_VERSION
 * with every change.
 */
export const GUEST_TERMS = {
  client: [
    'Whoever is with you hears what is said to your lawyer, and may be asked about it later.',
    'Your lawyer sees that you invited a guest, and may ask the guest to leave.',
  ],
  clientAgrees: 'I want this person in my meeting and have read what that means.',
  guest:
    'I keep to myself what is said in this meeting. My name and the times at which I join and leave are recorded for the two people of the meeting.',
} as const;

/** Consent text of the client before an associate joins. Raise ASSOCIATE_CONSENT_VERSION with every change. */
export const ASSOCIATE_TERMS =
  'They hear and see everything said, and may not read your messages or files.';

export const GUEST_RELATION_LABELS: Readonly<Record<GuestRelation, string>> = {
  INTERPRETER: 'Interpreter',
  FAMILY: 'Family member',
  FRIEND: 'Friend',
  COLLEAGUE: 'Colleague',
  OTHER: 'Somebody else',
};

/** For use in a sentence: `an interpreter`. */
export const GUEST_RELATION_WORDS: Readonly<Record<GuestRelation, string>> = {
  INTERPRETER: 'an interpreter',
  FAMILY: 'a family member',
  FRIEND: 'a friend',
  COLLEAGUE: 'a colleague',
  OTHER: 'a guest',
};

export const ATTENDEE_RELATION_LABELS: Readonly<Record<AttendeeRelation, string>> = {
  PARENT: 'Parent',
  CHILD: 'Child',
  PARTNER: 'Husband, wife or partner',
  SIBLING: 'Brother or sister',
  RELATIVE: 'Other relative',
  FRIEND: 'Friend',
  COLLEAGUE: 'Colleague or employee',
  OTHER: 'Somebody else',
};
