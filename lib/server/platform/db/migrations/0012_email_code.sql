-- expand
ALTER TABLE "tokens" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "code_tries" integer DEFAULT 0 NOT NULL;