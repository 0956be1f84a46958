import { call } from '@/lib/client/platform/call';
import { outline } from '@/lib/client/platform/outline';
import type * as contract from '@/lib/contract/lawyers/own-profile';

const getOwnProfile = outline<typeof contract.getOwnProfile>('GET', '/api/v1/lawyers/profile');

export async function ownHandle(): Promise<string> {
  const { _id } = await call(getOwnProfile);
  return _id;
}
