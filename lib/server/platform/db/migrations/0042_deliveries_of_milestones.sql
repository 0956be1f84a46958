-- expand
-- concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS "work_item_deliveries_milestone" ON "work_item_deliveries" USING btree ("milestone_id","delivered_at");
