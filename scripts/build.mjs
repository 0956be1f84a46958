// npm run build: the production build with its compressed assets.

import { explain, logStep } from '../server/log.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

try {
  ensureInstalled();
  await ensureBuilt({ logStep });
} catch (error) {
  process.exitCode = explain(error);
}
