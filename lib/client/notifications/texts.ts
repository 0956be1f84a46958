import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
import { outline } from '@/lib/client/platform/outline';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import type * as contract from '@/lib/contract/notifications/texts';

// By their addresses: the page of a meeting asks, too, and needs no schemas for it.
const getTexts = outline<typeof contract.getTexts>('GET', '/api/v1/texts');
const askTextCode = outline<typeof contract.askTextCode>('POST', '/api/v1/texts/code');
const confirmTexts = outline<typeof contract.confirmTexts>('PUT', '/api/v1/texts/number');
const endTexts = outline<typeof contract.endTexts>('DELETE', '/api/v1/texts/number');
const chooseTexts = outline<typeof contract.chooseTexts>('PUT', '/api/v1/texts/kinds');

export const textsKey = ['notifications', 'texts'] as const;

export function textsQuery() {
  return queryOptions({
    queryKey: textsKey,
    queryFn: ({ signal }) => call(getTexts, undefined, { signal }),
  });
}

export const useAskTextCode = () => useEndpoint(askTextCode, { stores: textsKey });
export const useConfirmTexts = () => useEndpoint(confirmTexts, { stores: textsKey });
export const useEndTexts = () => useEndpoint(endTexts, { stores: textsKey });
export const useChooseTexts = () => useEndpoint(chooseTexts, { stores: textsKey });

export const TEXTS_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your settings for text messages',
};

export const ASK_TEXT_CODE_FAILURE: MessageRow = {
  keys: { invalid_input: CHECK_FIELDS },
  serverMessageFor: ['bad_transition', 'unavailable'],
  tooOften: 'You have asked for many codes.',
  otherwise: 'The code was not sent. Please try again.',
};

export const CONFIRM_TEXTS_FAILURE: MessageRow = {
  otherwise: 'The code could not be checked. Please try again.',
};

export const END_TEXTS_FAILURE: MessageRow = {
  otherwise: 'Text messages are still on. Please try again.',
};

export const CHOOSE_TEXTS_FAILURE: MessageRow = {
  otherwise: 'Your choices were not saved. Please try again.',
};
