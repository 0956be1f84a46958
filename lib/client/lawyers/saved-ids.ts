import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '@/lib/client/accounts/session';
import type { Session } from '@/lib/client/accounts/session-store';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { outline } from '@/lib/client/platform/outline';
import type * as contract from '@/lib/contract/lawyers/saved-lawyers';
import { readDevice, storeOnDevice } from './saved-cookie';

const listSavedIds = outline<typeof contract.listSavedIds>('GET', '/api/v1/saved-lawyers/ids');
const saveLawyer = outline<typeof contract.saveLawyer>('PUT', '/api/v1/saved-lawyers/{id}');
const forgetLawyer = outline<typeof contract.forgetLawyer>('DELETE', '/api/v1/saved-lawyers/{id}');

/** Id of the account that keeps them, or this device of a visitor. */
type Owner = string;

const DEVICE: Owner = 'device';

const savedIdsQuery = (owner: Owner | null) =>
  queryOptions({
    queryKey: ['saved-ids', owner],
    enabled: owner !== null,
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      if (owner === DEVICE) return readDevice();
      return (await call(listSavedIds, undefined, { signal })).ids;
    },
  });

/**
 * Finds the lawyers that are saved in the account, or on the device of a visitor. Undefined until they are known, and for a lawyer or
 * a client whose address is not verified, who save nobody.
 */
export function useSavedIds() {
  const owner = ownerOf(useSession());
  const { data: ids } = useQuery(savedIdsQuery(owner));
  return { ids, isOnDevice: owner === DEVICE };
}

interface Change {
  lawyerId: string;
  saved: boolean;
}

/** Saves a lawyer, or saves the lawyer no longer: shown at once, and taken back where it fails. */
export function useSaveLawyer() {
  const queries = useQueryClient();
  const owner = ownerOf(useSession());
  const { queryKey } = savedIdsQuery(owner);
  const show = (change: Change) =>
    queries.setQueryData(queryKey, (ids) => ids && changed(ids, change));
  return useMutation({
    mutationFn: async (change: Change) => {
      if (owner === DEVICE) return storeOnDevice(changed(readDevice(), change));
      await call(change.saved ? saveLawyer : forgetLawyer, { params: { id: change.lawyerId } });
    },
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey });
      show(change);
    },
    onError: (_error, { lawyerId, saved }) => show({ lawyerId, saved: !saved }),
    onSettled: () => {
      // The change came before they were known, and ended their reading.
      if (!queries.getQueryData(queryKey)) void queries.invalidateQueries({ queryKey });
    },
  });
}

function ownerOf({ status, user }: Session): Owner | null {
  if (status === 'unauthenticated') return DEVICE;
  if (status === 'loading' || user?.type !== 'CUSTOMER' || !user.email_verified) return null;
  return user._id;
}

function changed(ids: readonly string[], { lawyerId, saved }: Change): readonly string[] {
  const others = ids.filter((id) => id !== lawyerId);
  return saved ? [lawyerId, ...others] : others;
}

export const SAVE_LAWYER_FAILURE: MessageRow = {
  keys: { not_found: 'This lawyer is not listed now.' },
  serverMessageAt: [403, 409],
  otherwise: 'The lawyer was not saved. Please try again.',
};

export const FORGET_LAWYER_FAILURE: MessageRow = {
  serverMessageAt: [403],
  otherwise: 'The lawyer is still saved. Please try again.',
};
