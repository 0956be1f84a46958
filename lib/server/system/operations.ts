import 'server-only';
import * as contract from '@/lib/contract/system';
import { operation } from '../http/operation';
import { openApi } from './service';

export const getOpenApi = operation(contract.getOpenApi, async () => ({
  openapi: '3.1.1',
  ...openApi(),
}));
