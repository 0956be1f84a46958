-- expand
ALTER TABLE "meeting_associates" ADD COLUMN "accepted_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "meeting_files" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "refund_accounts" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "work_item_files" ADD COLUMN "member_id" uuid;