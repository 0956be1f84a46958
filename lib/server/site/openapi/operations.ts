import 'server-only';
import type { ApiOperation } from '@/lib/contract/site/api-reference';
import * as contract from '@/lib/contract/site/system';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { isAdministrator } from '@/lib/server/platform/session/actor';
import { apiParts, openApi } from './service';

export const getOpenApi = operation(contract.getOpenApi, async ({ actor }) => ({
  openapi: '3.1.1',
  ...openApi(isAdministrator(actor) && actor.secondFactor ? 'administrator' : 'everybody'),
}));

/** Returns an operation by its name in OpenAPI. */
export function apiOperation(name: string): ApiOperation {
  const all = apiParts().flatMap(({ operations }) => operations);
  const found = all.find((operation) => operation.name === name);
  if (!found) throw new Error(`there is no operation ${name}`);
  return found;
}

export { apiParts };
