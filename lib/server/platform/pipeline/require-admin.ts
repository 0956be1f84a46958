import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { parseSafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { heldSince } from '../installation/hold-service';
import { logSecurity } from '../security-events';
import { type Actor, isAdministrator } from '../session/actor';
import { currentActor } from './require-actor';

/** Logs a refusal once per page, since the layout checks too. */
const logRefusal = cache((account: string | null) =>
  logSecurity('administration_refused', { account }),
);

export async function requireAdministrator(): Promise<Actor> {
  const actor = await currentActor();
  const account = actor?.id ?? null;
  if (isAdministrator(actor)) return actor;
  logRefusal(account);
  notFound();
}

/**
 * Returns the administrator for a page of the console: 404 for all others, and a redirect to the second factor first.
 */
export async function requireAdmin(path: string): Promise<Actor> {
  const actor = await requireAdministrator();
  if (!actor.secondFactor) redirect(withCallback(sitePath`/admin/unlock`, parseSafePath(path)));
  return actor;
}

/** Whether the console has to warn that nothing is sent or paid until the operator releases the installation. */
export async function isInstallationHeld(): Promise<boolean> {
  return (await heldSince()) !== null;
}
