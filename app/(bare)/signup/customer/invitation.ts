import { isUnder, type SafePath } from '@/lib/domain/platform/safe-path';
import { getInvitation } from '@/lib/server/lawyers/members/operations';
import { clientAddress } from '@/lib/server/platform/pipeline/client-address';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export interface Invited {
  token: string;
  email: string;
  lawyerName: string;
}

/** Returns the open invitation that callback_url leads back to; null if it leads elsewhere or cannot be read. */
export async function invitationBehind(callbackUrl: SafePath | null): Promise<Invited | null> {
  const { pathname } = new URL(callbackUrl ?? '/', 'http://path.invalid');
  const token = pathname.split('/')[2];
  if (!isUnder(pathname, '/join-practice') || !token) return null;
  const found = await tryLoad(getInvitation, { body: { token } }, null, await clientAddress());
  if (!found.ok) return null;
  return { token, email: found.data.email, lawyerName: found.data.lawyer_name };
}
