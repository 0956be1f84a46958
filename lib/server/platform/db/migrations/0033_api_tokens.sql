-- contract: since 0016_practice_members
-- A program has no address. What the check still refuses, no version has ever written.
CREATE TABLE "api_tokens" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "api_tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "practice_members" DROP CONSTRAINT "practice_members_email";--> statement-breakpoint
ALTER TABLE "practice_members" ADD COLUMN "kind" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_member_id_practice_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."practice_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_members" ADD CONSTRAINT "practice_members_kind" CHECK ("practice_members"."kind" in ('person', 'token')) NOT VALID;--> statement-breakpoint
ALTER TABLE "practice_members" ADD CONSTRAINT "practice_members_email" CHECK ("practice_members"."email" is not null or "practice_members"."ended_at" is not null or "practice_members"."kind" = 'token') NOT VALID;