-- expand
CREATE TABLE "data_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"key_check" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "installation" ALTER COLUMN "key_check" DROP NOT NULL;
--> statement-breakpoint
-- The one key of the release before.
INSERT INTO "data_keys" ("id", "key_check", "since") SELECT 'v1', "key_check", "made_at" FROM "installation";
