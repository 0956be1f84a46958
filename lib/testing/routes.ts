import path from 'node:path';
import type { Method } from '@/lib/contract/endpoint';
import type { RouteHandler } from '@/lib/server/http/http';
import { modulesIn, type SourceFile } from './source-files';

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export interface Route {
  file: SourceFile;
  /** With `{id}` where the folder is `[id]`. */
  path: string;
  /** Everything the file exports. */
  exported: Readonly<Record<string, unknown>>;
  handlers: readonly { method: Method; handler: RouteHandler }[];
}

/** Every route file of the API with the handlers it exports. */
export async function loadRoutes(): Promise<Route[]> {
  const files = modulesIn('app/api').filter(({ name }) => name === 'route.ts');
  return Promise.all(
    files.map(async (file) => {
      const exported: Record<string, unknown> = await import(`@/${file.path}`);
      const folder = path.posix.dirname(file.path).slice('app'.length);
      return {
        file,
        path: folder.replace(/\[(\w+)\]/g, '{$1}'),
        exported,
        handlers: METHODS.filter((method) => method in exported).map((method) => ({
          method,
          handler: exported[method] as RouteHandler,
        })),
      };
    }),
  );
}
