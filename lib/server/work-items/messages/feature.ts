import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import * as messages from './messages';

export const commenting: Required<Pick<Feature, 'operations' | 'conversations'>> = {
  operations: operationsOf(messages),
  conversations: [messages.agreementConversationSource],
};
