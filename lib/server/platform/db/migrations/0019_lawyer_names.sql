-- expand
-- concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS "lawyers_name_keys" ON "lawyers" USING gin (name_keys("display_name"));
