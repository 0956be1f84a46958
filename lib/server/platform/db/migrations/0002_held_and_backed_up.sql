-- expand
ALTER TABLE "installation" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "last_backup_at" timestamp with time zone;