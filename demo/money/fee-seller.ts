import 'server-only';
import { DAY_MS } from '@/lib/domain/platform/time';
import type { NewFeeSeller, NewUser } from '@/lib/server/seed/store';

/** Returns a fictional seller for invoices of the platform fee, so that the tax pack can be tried with a fee. */
export function demoFeeSeller(now: number, { id: userId }: NewUser): NewFeeSeller {
  return {
    registeredName: 'Sangguni Demo Services Inc.',
    tin: '000123456000',
    address: '1 Sampaguita Street, Makati City',
    registration: 'AC_000_112026_000001',
    vatPercent: 12,
    reason: 'The series was registered',
    userId,
    at: new Date(now - 30 * DAY_MS),
  };
}
