import { reloadWhenStale } from '@/lib/client/platform/stale-page';
import { allowTranslation } from '@/lib/client/platform/translated-page';
import { keepZodFromCompiling } from '@/lib/client/platform/zod-settings';

// Runs before anything else in the browser.
keepZodFromCompiling();
reloadWhenStale();
allowTranslation();
