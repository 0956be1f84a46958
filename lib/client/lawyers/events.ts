import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
import { withFactor } from '@/lib/client/platform/step-up';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import {
  addEventAddress,
  changeEventAddress,
  deleteEventAddress,
  listEventAddresses,
  listEventDeliveries,
  renewEventSecret,
  repeatEventDelivery,
} from '@/lib/contract/lawyers/events';

const ADDRESSES = ['events', 'addresses'] as const;
/** Deliveries go on without us: an open log is read again, sooner while one of them is about to be sent. */
const LOG_FRESH_MS = 10_000;
const LOG_SENDING_MS = 2_000;

export const eventAddressesQuery = queryOptions({
  queryKey: ADDRESSES,
  queryFn: ({ signal }) => call(listEventAddresses, undefined, { signal }),
});

export const eventDeliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['events', 'deliveries', id] as const,
    queryFn: ({ signal }) => call(listEventDeliveries, { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.results.some(({ state, attempts }) => state === 'waiting' && attempts === 0)
        ? LOG_SENDING_MS
        : LOG_FRESH_MS,
  });

const confirmed = { through: withFactor, invalidatesAlways: [ADDRESSES] };

/** Adds an address; only this response has its secret. */
export const useAddEventAddress = () => useEndpoint(addEventAddress, confirmed);

export const useChangeEventAddress = (id: string) =>
  useEndpoint(changeEventAddress, { ...confirmed, params: { id } });

/** Makes another secret; only this response has it. */
export const useRenewEventSecret = (id: string) =>
  useEndpoint(renewEventSecret, { through: withFactor, params: { id } });

export const useDeleteEventAddress = (id: string) =>
  useEndpoint(deleteEventAddress, { params: { id }, invalidatesAlways: [ADDRESSES] });

export const useRepeatEventDelivery = (id: string) =>
  useEndpoint(repeatEventDelivery, {
    args: (childId: string) => ({ params: { id, childId } }),
    invalidatesAlways: [eventDeliveriesQuery(id).queryKey],
  });

export const EVENT_ADDRESSES_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your addresses for events',
};

export const EVENT_DELIVERIES_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch what was sent',
};

export const SAVE_EVENT_ADDRESS_FAILURE: MessageRow = {
  keys: { invalid_input: CHECK_FIELDS },
  tooOften: 'You have changed addresses too often.',
  otherwise: 'The address was not saved. Please try again.',
};

export const RENEW_EVENT_SECRET_FAILURE: MessageRow = {
  tooOften: 'You have changed addresses too often.',
  otherwise: 'The secret was not changed. Please try again.',
};

export const DELETE_EVENT_ADDRESS_FAILURE: MessageRow = {
  otherwise: 'The address was not removed. Please try again.',
};

export const REPEAT_EVENT_FAILURE: MessageRow = {
  tooOften: 'You have sent events again too often.',
  serverMessageAt: [409],
  otherwise: 'The event was not sent again. Please try again.',
};
