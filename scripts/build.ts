// npm run build: the production build with its compressed assets.

import { explain, logStep } from '../server/log.ts';
import { ensureBuilt } from './lib/build.ts';
import { ensureInstalled } from './lib/install.ts';

try {
  ensureInstalled();
  await ensureBuilt({ logStep });
} catch (error) {
  process.exitCode = explain(error);
}
