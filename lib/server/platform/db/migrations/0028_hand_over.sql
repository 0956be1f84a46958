-- expand
CREATE TABLE "hand_over_colleagues" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"meeting_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"lawyer_id" text NOT NULL,
	"named_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hand_over_colleagues_place" UNIQUE("meeting_id","position"),
	CONSTRAINT "hand_over_colleagues_once" UNIQUE("meeting_id","lawyer_id"),
	CONSTRAINT "hand_over_colleagues_position" CHECK ("hand_over_colleagues"."position" between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "hand_over_colleagues" ADD CONSTRAINT "hand_over_colleagues_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_over_colleagues" ADD CONSTRAINT "hand_over_colleagues_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "hand_over_colleagues_lawyer" ON "hand_over_colleagues" USING btree ("lawyer_id");--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_decline" CHECK ("meetings"."decline_reason" in ('CONFLICT', 'FIELD', 'TIME')) NOT VALID;
