import { keepZodFromCompiling } from '@/lib/client/zod-settings';

// Runs before anything else in the browser.
keepZodFromCompiling();
