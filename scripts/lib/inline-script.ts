import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { inRoot } from '../../server/paths.ts';

/**
 * Compiles the script that every page runs before its first paint to one line, with its hash, under the names by which
 * `lib/inline/pre-paint-script.ts` knows them. Its syntax is that of 2015: it tells the readers of older browsers why nothing answers.
 */
export function compileInlineScript(): Record<'COMPILED_SCRIPT' | 'COMPILED_SCRIPT_HASH', string> {
  // A release reads this file with next.config.mjs, without the compiler.
  const esbuild: typeof import('esbuild') = createRequire(import.meta.url)('esbuild');
  const { outputFiles } = esbuild.buildSync({
    entryPoints: [inRoot('lib/inline/pre-paint.ts')],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2015',
    write: false,
  });
  const script = outputFiles.map(({ text }) => text.trim()).join('');
  const hash = createHash('sha256').update(script).digest('base64');
  return { COMPILED_SCRIPT: script, COMPILED_SCRIPT_HASH: `sha256-${hash}` };
}
