CREATE TABLE "call_connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"meeting_id" uuid NOT NULL,
	"role" text NOT NULL,
	"participant_id" uuid NOT NULL,
	"sid" uuid NOT NULL,
	"connected_to" text[] NOT NULL,
	"devices" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "call_connections_role" CHECK ("call_connections"."role" in ('client', 'lawyer', 'guest')),
	CONSTRAINT "call_connections_times" CHECK ("call_connections"."reported_at" >= "call_connections"."started_at")
);
--> statement-breakpoint
ALTER TABLE "call_event_counters" ADD COLUMN "bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "call_connections" ADD CONSTRAINT "call_connections_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_connections_meeting" ON "call_connections" USING btree ("meeting_id","started_at");--> statement-breakpoint
CREATE INDEX "call_connections_page" ON "call_connections" USING btree ("sid","reported_at");--> statement-breakpoint
-- Calls that go on: their people came under the rule of before, and pages that are open do not report yet.
INSERT INTO "call_connections" ("meeting_id", "role", "participant_id", "sid", "connected_to", "devices", "started_at", "reported_at")
SELECT presence.meeting_id, presence.role, presence.participant_id, presence.sid, '{}', false, presence.joined_at,
  greatest(presence.joined_at + interval '3 minutes', coalesce(presence.left_at, presence.last_seen_at))
FROM "call_presences" AS presence JOIN "meetings" AS meeting ON meeting.id = presence.meeting_id
WHERE meeting.status = 'CONFIRMED';
