import type { Endpoint } from '@/lib/contract/platform/endpoint';

/**
 * Creates an endpoint from its address alone, for calls of public pages and the first pages of the portals: its
 * schemas, and zod with them, are not loaded. The types still come from the contract and accept no other address; the
 * server has validated its response with the schema.
 * @param bodyKind of an endpoint that takes files
 * @example outline<typeof contract.getSession>('GET', '/api/v1/auth/session')
 */
export function outline<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  ...[bodyKind]: E['bodyKind'] extends 'multipart' ? ['multipart'] : []
): E {
  return { method, path, bodyKind } as unknown as E;
}
