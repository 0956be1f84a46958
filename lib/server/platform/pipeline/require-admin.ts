import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { parseSafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { heldSince } from '../installation/hold-service';
import { logSecurity } from '../security-events';
import { type Actor, isAdministrator } from '../session/actor';
import { currentActor } from './require-actor';

/** Once for a page: its layout asks, too. */
const logRefusal = cache((account: string | null) =>
  logSecurity('administration_refused', { account }),
);

/** The administrator a page is for, whether the second factor was given or not; 404 for everybody else. */
export async function requireAdministrator(): Promise<Actor> {
  const actor = await currentActor();
  const account = actor?.id ?? null;
  if (isAdministrator(actor)) return actor;
  logRefusal(account);
  notFound();
}

/** The administrator a page of the console is for: 404 for everybody else, and first to the second factor. */
export async function requireAdmin(path: string): Promise<Actor> {
  const actor = await requireAdministrator();
  if (!actor.secondFactor) redirect(withCallback(sitePath`/admin/unlock`, parseSafePath(path)));
  return actor;
}

/** Whether every page of the console says that nothing is sent or paid until the operator releases the installation. */
export async function isInstallationHeld(): Promise<boolean> {
  return (await heldSince()) !== null;
}
