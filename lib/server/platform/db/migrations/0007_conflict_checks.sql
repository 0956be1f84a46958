-- expand
CREATE TABLE "meeting_conflict_checks" (
	"meeting_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"lawyer_id" text NOT NULL,
	"matches" text,
	"matched_meetings" uuid[] NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_conflict_checks_meeting_id_decision_pk" PRIMARY KEY("meeting_id","decision"),
	CONSTRAINT "meeting_conflict_checks_decision" CHECK ("meeting_conflict_checks"."decision" in ('NONE', 'CONFLICT'))
);
--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "conflict_state" text;--> statement-breakpoint
ALTER TABLE "meeting_conflict_checks" ADD CONSTRAINT "meeting_conflict_checks_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_conflict_checks" ADD CONSTRAINT "meeting_conflict_checks_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "meeting_conflict_checks_lawyer" ON "meeting_conflict_checks" USING btree ("lawyer_id","decided_at");--> statement-breakpoint
CREATE INDEX "meeting_conflict_checks_matched" ON "meeting_conflict_checks" USING gin ("matched_meetings");--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_conflict" CHECK ("meetings"."conflict_state" in ('OPEN', 'NONE', 'CONFLICT'));