import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { askOffCode, turnTextsOff } from '@/lib/contract/notifications/texts-off';

export const useAskOffCode = () => useEndpoint(askOffCode);
export const useTurnTextsOff = () => useEndpoint(turnTextsOff);

export const ASK_OFF_CODE_FAILURE: MessageRow = {
  keys: { invalid_input: CHECK_FIELDS },
  tooOften: 'Many codes were asked for from your network.',
  otherwise: 'The code was not sent. Please try again.',
};

export const TURN_TEXTS_OFF_FAILURE: MessageRow = {
  keys: { invalid_input: CHECK_FIELDS },
  tooOften: 'Many codes were asked for or tried.',
  otherwise: 'Texts are still on. Please try again.',
};
