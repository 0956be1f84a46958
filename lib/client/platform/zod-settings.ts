/**
 * Zod would try to compile its schemas with eval, which the content security policy refuses and reports
 * (docs/decisions/0003-content-security-policy.md). Its settings are in this place of the
 * window: importing its `config` would bring part of zod into every page.
 */
export function keepZodFromCompiling(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
