import { PAGE_SIZE } from '../../../lib/domain/platform/paging.ts';
import { BROWSER, type Given, install, type Measured } from './server.ts';

const CLI = 'node_modules/@medusajs/cli/cli.js';

/** Fills Medusa with the lawyers of the demo as products. Resolves to what starts it. */
export async function prepareMedusa(given: Given): Promise<() => Promise<Measured>> {
  const { dependencies, write, read, node, serve } = await install('medusa', given, {
    DATABASE_URL: given.databaseUrl('medusa'),
    MEDUSA_DISABLE_TELEMETRY: 'true',
    JWT_SECRET: 'bench',
    COOKIE_SECRET: 'bench',
  });
  write('rows.json', given.rows);
  await node([CLI, 'db:migrate', '--execute-all-links', '--execute-all-search']);
  await node([CLI, 'exec', './seed.js']);
  const { key, region } = read<{ key: string; region: string }>('shop.json');
  return async () => {
    const server = await serve({
      name: `Medusa ${dependencies['@medusajs/medusa']}`,
      path: '/health',
      args: (port) => [CLI, 'start', '--host', '127.0.0.1', '--port', port],
    });
    const path = `/store/products?limit=${PAGE_SIZE}`;
    const headers = { ...BROWSER, 'x-publishable-api-key': key };
    return {
      ...server,
      targets: {
        products: { name: 'Medusa store/products', path, headers, shows: '"variants":' },
        priced: {
          name: 'Medusa store/products with prices',
          path: `${path}&region_id=${region}`,
          headers,
          shows: '"calculated_amount":',
        },
      },
    };
  };
}
