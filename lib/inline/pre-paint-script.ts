/**
 * The inline script of every page, run before its first paint: `pre-paint.ts`, which the build compiles (`scripts/lib/inline-script.ts`), with
 * the hash by which the content security policy admits it, prerendered or not.
 */
declare const COMPILED_SCRIPT: string;
declare const COMPILED_SCRIPT_HASH: string;

export const PRE_PAINT_SCRIPT = COMPILED_SCRIPT;
/** Hash for `script-src`, without the quotes. */
export const PRE_PAINT_SCRIPT_HASH = COMPILED_SCRIPT_HASH;
