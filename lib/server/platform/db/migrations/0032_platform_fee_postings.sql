-- expand
-- concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ledger_postings_platform_fees" ON "ledger_postings" USING btree ("created_at") WHERE account = 'platform_fees';