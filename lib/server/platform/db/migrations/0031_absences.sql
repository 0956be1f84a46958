CREATE TABLE "meeting_absences" (
	"meeting_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"details" text,
	"reported_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"decision" text,
	"decided_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "meeting_absences_state" CHECK ("meeting_absences"."state" in ('REPORTED', 'CONTESTED', 'REFUNDED', 'REJECTED')
        and ("meeting_absences"."state" in ('REFUNDED', 'REJECTED')) = ("meeting_absences"."closed_at" is not null)),
	CONSTRAINT "meeting_absences_texts" CHECK (length("meeting_absences"."details") <= 1000 and length("meeting_absences"."answer") <= 1000 and length("meeting_absences"."decision") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "server_uptime" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "call_seconds" integer;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "client_absent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_absences" ADD CONSTRAINT "meeting_absences_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_absences_to_close" ON "meeting_absences" USING btree ("reported_at") WHERE state = 'REPORTED';--> statement-breakpoint
CREATE INDEX "meeting_absences_contested" ON "meeting_absences" USING btree ("reported_at") WHERE state = 'CONTESTED';--> statement-breakpoint
CREATE INDEX "server_uptime_last_seen" ON "server_uptime" USING btree ("last_seen_at");