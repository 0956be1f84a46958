CREATE TABLE "profile_views" (
	"lawyer_id" text NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "profile_views_lawyer_id_day_pk" PRIMARY KEY("lawyer_id","day"),
	CONSTRAINT "profile_views_positive" CHECK ("profile_views"."views" > 0)
);
--> statement-breakpoint
ALTER TABLE "lawyer_search" ADD COLUMN "checked_until" timestamp with time zone;--> statement-breakpoint
-- As checkEnds of lib/domain/lawyers/verification.ts: 13 months after the Manila day of the check.
UPDATE lawyer_search SET checked_until =
  ((lawyers.ibp_verified_at AT TIME ZONE 'Asia/Manila')::date + interval '13 months') AT TIME ZONE 'Asia/Manila'
FROM lawyers WHERE lawyers.id = lawyer_search.lawyer_id;--> statement-breakpoint
DELETE FROM lawyer_search WHERE checked_until IS NULL;--> statement-breakpoint
ALTER TABLE "lawyer_search" ALTER COLUMN "checked_until" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "renewal_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "profile_views_day" ON "profile_views" USING btree ("day");--> statement-breakpoint
CREATE VIEW "public"."listed_lawyers" AS (select "lawyer_id", "area", "region", "languages", "rating", "price", "bar_year", "free_consultation", "checked_until" from "lawyer_search" where "lawyer_search"."checked_until" > now());