CREATE TABLE "call_event_counters" (
	"meeting_id" uuid PRIMARY KEY NOT NULL,
	"last_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_events" (
	"meeting_id" uuid NOT NULL,
	"id" bigint NOT NULL,
	"from_role" text NOT NULL,
	"from_sid" uuid NOT NULL,
	"to_sid" uuid,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "call_events_meeting_id_id_pk" PRIMARY KEY("meeting_id","id")
);
--> statement-breakpoint
CREATE TABLE "call_presences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"meeting_id" uuid NOT NULL,
	"role" text NOT NULL,
	"participant_id" uuid NOT NULL,
	"sid" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "call_presences_role" CHECK ("call_presences"."role" in ('client', 'lawyer', 'guest')),
	CONSTRAINT "call_presences_times" CHECK ("call_presences"."last_seen_at" >= "call_presences"."joined_at" and "call_presences"."left_at" >= "call_presences"."joined_at")
);
--> statement-breakpoint
ALTER TABLE "call_event_counters" ADD CONSTRAINT "call_event_counters_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_events" ADD CONSTRAINT "call_events_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_presences" ADD CONSTRAINT "call_presences_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_events_age" ON "call_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "call_presences_meeting" ON "call_presences" USING btree ("meeting_id","joined_at");--> statement-breakpoint
CREATE INDEX "call_presences_participant" ON "call_presences" USING btree ("participant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "call_presences_one" ON "call_presences" USING btree ("meeting_id","participant_id") WHERE left_at is null;