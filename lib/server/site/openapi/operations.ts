import 'server-only';
import * as contract from '@/lib/contract/site/system';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { isAdministrator } from '@/lib/server/platform/session/actor';
import { openApi } from './service';

export const getOpenApi = operation(contract.getOpenApi, async ({ actor }) => ({
  openapi: '3.1.1',
  ...openApi(isAdministrator(actor) && actor.secondFactor ? 'administrator' : 'everybody'),
}));
