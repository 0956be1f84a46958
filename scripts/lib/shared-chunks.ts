import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Bytes from which a file is worth it. */
const MIN_BYTES = 2000;
const MODULES = 'module.exports=[';

/**
 * Has each piece of the server's code be loaded once (docs/decisions/0083): Turbopack writes it anew for each kind of
 * entry, and all but the first of equal files become a line that loads that one. Returns the bytes that are no longer loaded.
 */
export function shareChunks(folder: string): number {
  const firsts = new Map<string, string>();
  let saved = 0;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => one.endsWith('.js')).sort()) {
    const file = path.join(folder, name);
    const code = readFileSync(file);
    if (code.length < MIN_BYTES || !code.toString('latin1', 0, MODULES.length).startsWith(MODULES))
      continue;
    const hash = createHash('sha256').update(code).digest('hex');
    const first = firsts.get(hash);
    firsts.set(hash, first ?? file);
    if (!first) continue;
    const address = path.relative(path.dirname(file), first).split(path.sep).join('/');
    writeFileSync(file, `module.exports=require(${JSON.stringify(`./${address}`)});\n`);
    saved += code.length;
  }
  return saved;
}
