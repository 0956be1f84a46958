import { readdirSync } from 'node:fs';
import type { Endpoint } from '@/lib/contract/platform/endpoint';

/** Every endpoint that a module of the contract declares, with the name of its constant. */
export const NAMED_ENDPOINTS = readdirSync('lib/contract', { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .toSorted()
  .flatMap((name) => {
    const module = jest.requireActual<Record<string, unknown>>(`@/lib/contract/${name}`);
    return Object.entries(module).flatMap(([constant, value]) =>
      isEndpoint(value) ? { name: constant, endpoint: value } : [],
    );
  });

/** Every endpoint. */
export const ENDPOINTS: readonly Endpoint[] = NAMED_ENDPOINTS.map(({ endpoint }) => endpoint);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'method' in value;
}
