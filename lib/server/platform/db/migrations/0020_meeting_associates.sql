-- expand
CREATE TABLE "meeting_associates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"meeting_id" uuid NOT NULL,
	"member_id" uuid,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"consent_version" integer,
	"ended_at" timestamp with time zone,
	CONSTRAINT "meeting_associates_state" CHECK ("meeting_associates"."state" in ('ASKED', 'AGREED', 'DECLINED', 'WITHDRAWN')),
	CONSTRAINT "meeting_associates_ended" CHECK (("meeting_associates"."ended_at" is null) = ("meeting_associates"."state" in ('ASKED', 'AGREED'))),
	CONSTRAINT "meeting_associates_answered" CHECK (("meeting_associates"."answered_at" is null) = ("meeting_associates"."consent_version" is null) and ("meeting_associates"."state" not in ('AGREED', 'DECLINED') or "meeting_associates"."answered_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "call_connections" DROP CONSTRAINT "call_connections_role";--> statement-breakpoint
ALTER TABLE "call_presences" DROP CONSTRAINT "call_presences_role";--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "meeting_associates" ADD CONSTRAINT "meeting_associates_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_associates" ADD CONSTRAINT "meeting_associates_member_id_practice_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."practice_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_associates" ADD CONSTRAINT "meeting_associates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_associates_open" ON "meeting_associates" USING btree ("meeting_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "meeting_associates_meeting" ON "meeting_associates" USING btree ("meeting_id","asked_at");--> statement-breakpoint
CREATE INDEX "meeting_associates_member" ON "meeting_associates" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "meeting_associates_user" ON "meeting_associates" USING btree ("user_id");