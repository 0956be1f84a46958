CREATE TABLE "meeting_reminders" (
	"meeting_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sequence" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_reminders_meeting_id_kind_sequence_pk" PRIMARY KEY("meeting_id","kind","sequence"),
	CONSTRAINT "meeting_reminders_kind" CHECK ("meeting_reminders"."kind" in ('DAY_BEFORE', 'SOON', 'REVIEW'))
);
--> statement-breakpoint
ALTER TABLE "meeting_reminders" ADD CONSTRAINT "meeting_reminders_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meetings_to_remind" ON "meetings" USING btree ("starts_at") WHERE status = 'CONFIRMED';--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("created_at") WHERE sent_at is null;