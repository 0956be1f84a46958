/**
 * Keeps Zod from compiling its schemas with eval, which the content security policy refuses and reports
 * (docs/decisions/0003-content-security-policy.md). The settings are written to the window directly: importing zod's
 * `config` would add part of zod to every page.
 */
export function keepZodFromCompiling(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
