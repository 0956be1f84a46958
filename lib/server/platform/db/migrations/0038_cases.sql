ALTER TABLE "review_reports" ADD COLUMN "decision_reason" text;--> statement-breakpoint
ALTER TABLE "work_item_disputes" ADD COLUMN "kind" text DEFAULT 'OBJECTION' NOT NULL;--> statement-breakpoint
CREATE INDEX "work_item_disputes_open" ON "work_item_disputes" USING btree ("created_at") WHERE decided_at is null;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_decision_reason" CHECK (length("review_reports"."decision_reason") between 1 and 1000);--> statement-breakpoint
ALTER TABLE "work_item_disputes" ADD CONSTRAINT "work_item_disputes_kind" CHECK ("work_item_disputes"."kind" in ('OBJECTION', 'UNFINISHED'));