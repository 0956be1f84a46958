-- expand
ALTER TABLE "calendar_imports" ADD COLUMN "unread_events" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_imports" ADD COLUMN "first_unread" date;