ALTER TABLE "meetings" ADD COLUMN "ics_changed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "meetings" SET "ics_changed_at" = (SELECT max("created_at") FROM "meeting_moves" WHERE "meeting_id" = "meetings"."id") WHERE "ics_sequence" > 0;
