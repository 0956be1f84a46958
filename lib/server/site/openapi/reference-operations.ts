import 'server-only';
import type { ApiOperation, ApiPart } from '@/lib/contract/site/api-reference';
import { env } from '@/lib/env';
import { registeredFeatures } from '@/lib/server/registry/registry';
import { type OpenApiDocument, partsOf } from './reference-serialize';
import { openApi } from './service';

/** Returns the parts of the API that are open to everybody who may sign in: all but the administration. */
export function apiParts(): readonly ApiPart[] {
  const operations = registeredFeatures().flatMap((feature) => feature.operations);
  return partsOf(
    openApi('everybody') as unknown as OpenApiDocument,
    operations.map(({ endpoint }) => endpoint),
    env.SITE_URL,
  );
}

/** Returns an operation by its name in OpenAPI. */
export function apiOperation(name: string): ApiOperation {
  const all = apiParts().flatMap(({ operations }) => operations);
  const found = all.find((operation) => operation.name === name);
  if (!found) throw new Error(`there is no operation ${name}`);
  return found;
}
