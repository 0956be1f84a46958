-- expand
-- concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS "lawyer_search_free" ON "lawyer_search" USING btree ("area","region","checked_until") WHERE "lawyer_search"."free_consultation";
