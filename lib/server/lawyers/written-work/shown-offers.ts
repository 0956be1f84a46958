import 'server-only';
import { sql } from 'drizzle-orm';
import { MAX_OFFERS } from '@/lib/domain/lawyers/written-work';
import type { writtenOffers } from '@/lib/server/schema/lawyers';

type OfferRow = typeof writtenOffers.$inferSelect;

/** SQL of the offers that the profile of a row of `lawyers` shows, as JSON. */
export const SHOWN_OFFERS = sql<
  Omit<OfferRow, 'lawyerId' | 'offered' | 'createdAt'>[]
>`coalesce((select json_agg(o) from (
    select id, kind, name, scope, needed, price, days, revisions
    from written_offers where lawyer_id = lawyers.id and offered
    order by created_at, id limit ${sql.raw(String(MAX_OFFERS))}) o), '[]')`;
