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
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_conflict" CHECK ("meetings"."conflict_state" in ('OPEN', 'NONE', 'CONFLICT')) NOT VALID;
--> statement-breakpoint
CREATE FUNCTION meeting_conflict_checks_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the check of meeting % is never changed', OLD.meeting_id USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
-- What was decided and when. Matches are encrypted again when keys are rotated, and go with the accounts they name.
CREATE TRIGGER meeting_conflict_checks_kept BEFORE UPDATE OF meeting_id, decision, decided_at ON "meeting_conflict_checks"
  FOR EACH ROW EXECUTE FUNCTION meeting_conflict_checks_kept();
