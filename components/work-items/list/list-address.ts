import * as z from 'zod';
import { choiceField, listAddress, pageField, wordsField } from '@/components/platform/address';
import { WORK_ITEM_QUERY_MAX } from '@/lib/contract/work-items/work-items';
import { WORK_ITEM_STATUSES, type WorkItemStatus } from '@/lib/domain/work-items/work-item';
import { type Reader, workItemsPath } from '../work-item-paths';

/** Highest page that an address can restore; later pages are loaded by hand again. */
const LAST_PAGE = 9;

/** Returns a status as addresses write it. */
export function statusName(status: WorkItemStatus) {
  return status.toLowerCase() as Lowercase<WorkItemStatus>;
}

const [first, ...others] = WORK_ITEM_STATUSES;
const schema = z.object({
  status: choiceField([statusName(first), ...others.map(statusName)]),
  q: wordsField(WORK_ITEM_QUERY_MAX),
  /** Last page that was loaded, from 0. */
  page: pageField(LAST_PAGE),
});
const ADDRESSES = {
  client: listAddress(workItemsPath('client'), schema),
  lawyer: listAddress(workItemsPath('lawyer'), schema),
};

export function agreementsAddress(reader: Reader) {
  return ADDRESSES[reader];
}

/** Returns the part of the address that is sent to the server; the key of one cached list. */
export function filterOf({ status, q }: Pick<z.output<typeof schema>, 'status' | 'q'>) {
  const known = WORK_ITEM_STATUSES.find((one) => statusName(one) === status);
  return { ...(known && { status: known }), ...(q && { q }) };
}
