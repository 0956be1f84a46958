import 'server-only';
import * as contract from '@/lib/contract/site/system';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { openApi } from './service';

export const getOpenApi = operation(contract.getOpenApi, async () => ({
  openapi: '3.1.1',
  ...openApi(),
}));
