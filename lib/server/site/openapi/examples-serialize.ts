import 'server-only';
import { API_EXAMPLES } from '@/lib/catalogue/api/examples';
import type { Bodied, DescribedOperation, OpenApiDocument } from './openapi-serialize';

const JSON_TYPE = 'application/json';

/** Adds the examples of content/api to their operations: parameters, body, and the answer that succeeds. */
export function addExamples({ paths }: OpenApiDocument): void {
  for (const operation of Object.values(paths).flatMap(Object.values<DescribedOperation>)) {
    const example = API_EXAMPLES[operation.operationId ?? ''];
    if (!example) continue;
    const given: Record<string, unknown> = { ...example.params, ...example.query };
    for (const parameter of operation.parameters ?? [])
      if (parameter.name in given) parameter.example = given[parameter.name];
    setExample(operation.requestBody, example.request);
    const [succeeded] = Object.entries(operation.responses).find(([status]) => status < '3') ?? [];
    if (succeeded) setExample(operation.responses[succeeded], example.response);
  }
}

function setExample(body: Bodied | undefined, example: unknown): void {
  const media = body?.content?.[JSON_TYPE];
  if (media && example !== undefined) media.example = example;
}
