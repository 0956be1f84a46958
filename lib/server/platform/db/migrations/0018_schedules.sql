ALTER TABLE "availability_hours" ADD COLUMN "available" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "blockers" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "buffer_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "daily_maximum" integer;--> statement-breakpoint
CREATE INDEX "blockers_series" ON "blockers" USING btree ("series_id","starts_at");--> statement-breakpoint
ALTER TABLE "lawyers" ADD CONSTRAINT "lawyers_buffer" CHECK ("lawyers"."buffer_minutes" between 0 and 60);--> statement-breakpoint
ALTER TABLE "lawyers" ADD CONSTRAINT "lawyers_daily_maximum" CHECK ("lawyers"."daily_maximum" between 1 and 20);