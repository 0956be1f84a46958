CREATE TABLE "featured_draws" (
	"day" date NOT NULL,
	"lawyer_id" text NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "featured_draws_day_lawyer_id_pk" PRIMARY KEY("day","lawyer_id")
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"area" text NOT NULL,
	"region" text NOT NULL,
	"language" text NOT NULL,
	"lawyers" integer NOT NULL
);
--> statement-breakpoint
DROP VIEW "public"."listed_lawyers";--> statement-breakpoint
DROP INDEX "lawyer_search_rating";--> statement-breakpoint
DROP INDEX "lawyer_search_price";--> statement-breakpoint
DROP INDEX "lawyer_search_bar_year";--> statement-breakpoint
DROP INDEX "lawyer_search_region_rating";--> statement-breakpoint
DROP INDEX "lawyer_search_region_price";--> statement-breakpoint
DROP INDEX "lawyer_search_region_bar_year";--> statement-breakpoint
DROP INDEX "lawyer_search_soonest";--> statement-breakpoint
DROP INDEX "lawyer_search_region_soonest";--> statement-breakpoint
ALTER TABLE "lawyer_search" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "lawyer_search" ADD COLUMN "price_60" integer;--> statement-breakpoint
UPDATE "lawyer_search" SET "city" = "lawyers"."city", "price_60" = "lawyers"."price_60" FROM "lawyers" WHERE "lawyers"."id" = "lawyer_search"."lawyer_id";--> statement-breakpoint
ALTER TABLE "lawyer_search" ALTER COLUMN "city" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lawyer_search" ALTER COLUMN "price_60" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "featured_draws" ADD CONSTRAINT "featured_draws_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "featured_draws_lawyer" ON "featured_draws" USING btree ("lawyer_id");--> statement-breakpoint
CREATE INDEX "search_counts_area" ON "search_counts" USING btree ("area","region","language");--> statement-breakpoint
CREATE INDEX "lawyer_search_region_price_60" ON "lawyer_search" USING btree ("area","region","price_60","checked_until");--> statement-breakpoint
CREATE INDEX "lawyer_search_checked" ON "lawyer_search" USING btree ("area","checked_until");--> statement-breakpoint
CREATE INDEX "lawyer_search_rating" ON "lawyer_search" USING btree ("area","rating","review_count","lawyer_id","region","checked_until","price","free_consultation","first_start","first_evening","first_weekend","city","languages");--> statement-breakpoint
CREATE INDEX "lawyer_search_price" ON "lawyer_search" USING btree ("area","price","lawyer_id","region","checked_until");--> statement-breakpoint
CREATE INDEX "lawyer_search_bar_year" ON "lawyer_search" USING btree ("area","bar_year","lawyer_id","region","checked_until");--> statement-breakpoint
CREATE INDEX "lawyer_search_region_rating" ON "lawyer_search" USING btree ("area","region","rating","review_count","lawyer_id","checked_until","price","free_consultation","first_start","first_evening","first_weekend","city","languages");--> statement-breakpoint
CREATE INDEX "lawyer_search_region_price" ON "lawyer_search" USING btree ("area","region","price","lawyer_id","checked_until");--> statement-breakpoint
CREATE INDEX "lawyer_search_region_bar_year" ON "lawyer_search" USING btree ("area","region","bar_year","lawyer_id","checked_until");--> statement-breakpoint
CREATE INDEX "lawyer_search_soonest" ON "lawyer_search" USING btree ("area","first_start","lawyer_id","region","checked_until");--> statement-breakpoint
CREATE INDEX "lawyer_search_region_soonest" ON "lawyer_search" USING btree ("area","region","first_start","lawyer_id","checked_until");--> statement-breakpoint
CREATE VIEW "public"."listed_lawyers" AS (select "lawyer_id", "area", "region", "city", "languages", "rating", "price", "price_60", "bar_year", "free_consultation", "checked_until", "review_count", "first_start", "first_evening", "first_weekend", "times_due" from "lawyer_search" where "lawyer_search"."checked_until" > now());--> statement-breakpoint
-- An index answers alone only for rows of which the table knows that all can see them.
ALTER TABLE "lawyer_search" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
-- A statement adds what it changed. Nothing is updated: two changes never wait for each other, a job sums up later.
CREATE FUNCTION "lawyer_search_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_counts" ("area", "region", "language", "lawyers")
  SELECT area, region, language, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
  FROM changed, unnest(array_prepend('', languages)) AS language
  GROUP BY area, region, language;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "lawyer_search_added" AFTER INSERT ON "lawyer_search" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "lawyer_search_count"();--> statement-breakpoint
CREATE TRIGGER "lawyer_search_removed" AFTER DELETE ON "lawyer_search" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "lawyer_search_count"();--> statement-breakpoint
CREATE FUNCTION "lawyer_search_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'area, region and languages of lawyer_search are counted: delete the row and insert another';
END $$;--> statement-breakpoint
CREATE TRIGGER "lawyer_search_counted" BEFORE UPDATE OF "area", "region", "languages" ON "lawyer_search"
  FOR EACH ROW EXECUTE FUNCTION "lawyer_search_refuse"();--> statement-breakpoint
INSERT INTO "search_counts" ("area", "region", "language", "lawyers")
  SELECT area, region, language, count(*) FROM "lawyer_search", unnest(array_prepend('', languages)) AS language
  GROUP BY area, region, language;
