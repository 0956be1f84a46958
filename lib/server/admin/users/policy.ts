import 'server-only';
import type { Actor } from '@/lib/server/platform/session/actor';

/** Neither one's own account nor another administrator's: that is for the command on the server. */
export function canChange(actor: Actor, user: { id: string; roles: readonly string[] }): boolean {
  return user.id !== actor.id && !user.roles.includes('ADMIN');
}
