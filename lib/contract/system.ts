import * as z from 'zod';
import { endpoint } from './endpoint';

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/v1/openapi.json',
  access: 'public',
  tag: 'System',
  summary: 'This description, OpenAPI 3.1',
  status: 200,
  response: z.looseObject({ openapi: z.string() }),
  errors: [],
});
