import 'server-only';
import * as contract from '@/lib/contract/auth';
import { operation } from '../http/operation';
import { newChallenge } from './service';

export const getChallenge = operation(contract.getChallenge, async ({ now }) => ({
  challenge: await newChallenge(now),
}));
