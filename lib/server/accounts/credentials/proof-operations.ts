import 'server-only';
import * as contract from '@/lib/contract/accounts/authentication';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { newChallenge } from './proof-service';

export const getChallenge = operation(contract.getChallenge, async ({ now }) => ({
  challenge: await newChallenge(now),
}));
