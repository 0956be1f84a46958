-- expand
CREATE TABLE "google_calendars" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lawyer_id" text NOT NULL,
	"email" text NOT NULL,
	"token" text NOT NULL,
	"calendar_id" text,
	"connected_at" timestamp with time zone NOT NULL,
	"agreed_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"problem" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"channel_id" uuid,
	"channel_hash" text,
	"channel_resource" text,
	"watch_due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "google_calendars_channel_unique" UNIQUE("channel_id"),
	CONSTRAINT "google_calendars_failures" CHECK (("google_calendars"."failures" = 0) = ("google_calendars"."problem" is null))
);
--> statement-breakpoint
CREATE TABLE "google_times" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"google_id" uuid NOT NULL,
	"lawyer_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "google_times_range" CHECK ("google_times"."ends_at" > "google_times"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "test_google_accounts" (
	"email" text PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "google_calendars" ADD CONSTRAINT "google_calendars_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "google_times" ADD CONSTRAINT "google_times_google_id_google_calendars_id_fk" FOREIGN KEY ("google_id") REFERENCES "public"."google_calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "google_times" ADD CONSTRAINT "google_times_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "google_calendars_connected" ON "google_calendars" USING btree ("lawyer_id") WHERE "google_calendars"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "google_calendars_lawyer" ON "google_calendars" USING btree ("lawyer_id");--> statement-breakpoint
CREATE INDEX "google_calendars_due" ON "google_calendars" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "google_times_google" ON "google_times" USING btree ("google_id");--> statement-breakpoint
CREATE INDEX "google_times_lawyer" ON "google_times" USING btree ("lawyer_id","ends_at");--> statement-breakpoint
-- By hand: a lawyer whose meetings changed has other open times, and other meetings at Google.
CREATE OR REPLACE FUNCTION "meetings_change_times"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "changed_times" ("lawyer_id") VALUES (NEW.lawyer_id);
  UPDATE "google_calendars" SET "due_at" = date_trunc('milliseconds', now())
    WHERE "lawyer_id" = NEW.lawyer_id AND "ended_at" IS NULL AND "problem" IS NULL AND "due_at" > now();
  RETURN NULL;
END $$;
