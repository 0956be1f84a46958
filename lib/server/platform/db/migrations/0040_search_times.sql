CREATE TABLE "changed_times" (
	"lawyer_id" text NOT NULL
);
--> statement-breakpoint
DROP VIEW "public"."listed_lawyers";--> statement-breakpoint
DROP INDEX "lawyer_search_rating";--> statement-breakpoint
DROP INDEX "lawyer_search_region_rating";--> statement-breakpoint
ALTER TABLE "lawyer_search" ADD COLUMN "review_count" integer;--> statement-breakpoint
ALTER TABLE "lawyer_search" ADD COLUMN "first_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lawyer_search" ADD COLUMN "first_evening" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lawyer_search" ADD COLUMN "first_weekend" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lawyer_search" ADD COLUMN "times_due" timestamp with time zone;--> statement-breakpoint
UPDATE "lawyer_search" SET "review_count" = "lawyers"."review_count", "times_due" = 'epoch' FROM "lawyers" WHERE "lawyers"."id" = "lawyer_search"."lawyer_id";--> statement-breakpoint
ALTER TABLE "lawyer_search" ALTER COLUMN "review_count" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lawyer_search" ALTER COLUMN "times_due" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "changed_times" ADD CONSTRAINT "changed_times_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "changed_times_lawyer" ON "changed_times" USING btree ("lawyer_id");--> statement-breakpoint
CREATE INDEX "lawyer_search_soonest" ON "lawyer_search" USING btree ("area","first_start","lawyer_id");--> statement-breakpoint
CREATE INDEX "lawyer_search_region_soonest" ON "lawyer_search" USING btree ("area","region","first_start","lawyer_id");--> statement-breakpoint
CREATE INDEX "lawyer_search_times_due" ON "lawyer_search" USING btree ("times_due") WHERE area = '*';--> statement-breakpoint
CREATE INDEX "lawyer_search_rating" ON "lawyer_search" USING btree ("area","rating","review_count","lawyer_id");--> statement-breakpoint
CREATE INDEX "lawyer_search_region_rating" ON "lawyer_search" USING btree ("area","region","rating","review_count","lawyer_id");--> statement-breakpoint
CREATE VIEW "public"."listed_lawyers" AS (select "lawyer_id", "area", "region", "languages", "rating", "price", "bar_year", "free_consultation", "checked_until", "review_count", "first_start", "first_evening", "first_weekend", "times_due" from "lawyer_search" where "lawyer_search"."checked_until" > now());--> statement-breakpoint
CREATE FUNCTION "meetings_change_times"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "changed_times" ("lawyer_id") VALUES (NEW.lawyer_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "meetings_take_times" AFTER INSERT ON "meetings" FOR EACH ROW
  WHEN (NEW.status IN ('PAYMENT_PENDING', 'CONFIRMED')) EXECUTE FUNCTION "meetings_change_times"();--> statement-breakpoint
CREATE TRIGGER "meetings_change_times" AFTER UPDATE OF "status", "starts_at", "ends_at" ON "meetings" FOR EACH ROW
  WHEN ((NEW.starts_at, NEW.ends_at) IS DISTINCT FROM (OLD.starts_at, OLD.ends_at)
    OR (NEW.status <> OLD.status AND NEW.status <> 'COMPLETED')) EXECUTE FUNCTION "meetings_change_times"();
