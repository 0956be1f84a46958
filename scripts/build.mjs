// npm run build: the production build with its compressed assets.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { explain, say } from './lib/log.mjs';

try {
  ensureInstalled();
  await ensureBuilt({ say });
} catch (error) {
  process.exitCode = explain(error);
}
