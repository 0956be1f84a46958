/**
 * Called once by Next before the first request, in `npm start`, `npm run dev` and `npm run worker`
 * alike. Nothing starts while building, and nothing without a database.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  if (process.env.NEXT_PHASE === 'phase-production-build' || !process.env.DATABASE_URL) return;
  const { boot } = await import('@/lib/server/boot');
  await boot();
}
