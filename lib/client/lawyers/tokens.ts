import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
import { withFactor } from '@/lib/client/platform/step-up';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { createToken, endToken, listTokens } from '@/lib/contract/lawyers/tokens';

export const tokensKey = ['tokens'];

export const tokensQuery = queryOptions({
  queryKey: tokensKey,
  queryFn: ({ signal }) => call(listTokens, undefined, { signal }),
});

export const useCreateToken = () =>
  useEndpoint(createToken, { through: withFactor, invalidatesAlways: [tokensKey] });

export const useEndToken = (id: string) =>
  useEndpoint(endToken, { params: { id }, invalidatesAlways: [tokensKey] });

export const TOKENS_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your tokens',
};

export const CREATE_TOKEN_FAILURE: MessageRow = {
  keys: { invalid_input: CHECK_FIELDS },
  serverMessageAt: [403, 409],
  otherwise: 'No token was made. Please try again.',
};

export const END_TOKEN_FAILURE: MessageRow = {
  serverMessageAt: [403],
  otherwise: 'The token was not revoked. Please try again.',
};
