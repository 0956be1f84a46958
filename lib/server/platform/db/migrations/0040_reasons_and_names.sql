-- expand
ALTER TABLE "meeting_conflict_checks" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "own_texts" ADD COLUMN "parts" text;
