import { config } from 'zod/v4/core';

// Runs before anything else in the browser. Zod would try to compile its schemas with eval, which the content
// security policy refuses and reports on every page (docs/decisions/0003-content-security-policy.md).
config({ jitless: true });
