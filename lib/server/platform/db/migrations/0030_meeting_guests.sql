CREATE TABLE "meeting_guests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"meeting_id" uuid NOT NULL,
	"relation" text NOT NULL,
	"invited_name" text,
	"consent_at" timestamp with time zone NOT NULL,
	"consent_version" integer NOT NULL,
	"name" text,
	"accepted_at" timestamp with time zone,
	"accepted_version" integer,
	CONSTRAINT "meeting_guests_meeting_unique" UNIQUE("meeting_id"),
	CONSTRAINT "meeting_guests_relation" CHECK ("meeting_guests"."relation" in ('INTERPRETER', 'FAMILY', 'FRIEND', 'COLLEAGUE', 'OTHER')),
	CONSTRAINT "meeting_guests_names" CHECK (length("meeting_guests"."name") between 1 and 80 and length("meeting_guests"."invited_name") between 1 and 80),
	CONSTRAINT "meeting_guests_accepted" CHECK (("meeting_guests"."accepted_at" is null) = ("meeting_guests"."accepted_version" is null) and ("meeting_guests"."name" is null or "meeting_guests"."accepted_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "attendee_name" text;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "attendee_relation" text;--> statement-breakpoint
ALTER TABLE "meeting_guests" ADD CONSTRAINT "meeting_guests_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_guests_named" ON "meeting_guests" USING btree ("meeting_id") WHERE name is not null or invited_name is not null;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_attendee" CHECK (length("meetings"."attendee_name") between 1 and 80 and ("meetings"."attendee_relation" is null or "meetings"."attendee_name" is not null) and "meetings"."attendee_relation" in ('PARENT', 'CHILD', 'PARTNER', 'SIBLING', 'RELATIVE', 'FRIEND', 'COLLEAGUE', 'OTHER'));