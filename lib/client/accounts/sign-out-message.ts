import { messageFor } from '@/lib/client/platform/messages';

/** Returns the message for the user who could not be signed out. Every page can sign out, and loads it only then. */
export function signOutMessage(error: unknown): string {
  return messageFor({ otherwise: 'You are still signed in. Please try to sign out again.' }, error);
}
