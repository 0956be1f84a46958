import path from 'node:path';
import type { Method } from '@/lib/contract/platform/endpoint';
import type { Handler, RouteHandler } from '@/lib/server/platform/pipeline/http';
import { modulesIn, type SourceFile } from '@/lib/testing/source-files';

export const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Answers every path that no other route file has. */
const ELSEWHERE = 'app/api/[[...path]]/route.ts';

export interface Route {
  file: SourceFile;
  /** With `{id}` where the folder is `[id]`. */
  path: string;
  /** Everything the file exports. */
  exported: Readonly<Record<string, Handler | RouteHandler>>;
  /** Those that serve an endpoint. */
  handlers: readonly { method: Method; handler: RouteHandler }[];
}

/** Every route file of the API with the handlers it exports. */
export async function loadRoutes(): Promise<Route[]> {
  const files = modulesIn('app/api').filter(
    ({ name, path: at }) => name === 'route.ts' && at !== ELSEWHERE,
  );
  return Promise.all(
    files.map(async (file) => {
      const exported: Route['exported'] = await import(`@/${file.path}`);
      const folder = path.posix.dirname(file.path).slice('app'.length);
      return {
        file,
        path: folder.replace(/\[(\w+)\]/g, '{$1}'),
        exported,
        handlers: METHODS.flatMap((method) => {
          const handler = exported[method];
          return handler && 'endpoint' in handler ? [{ method, handler }] : [];
        }),
      };
    }),
  );
}
