-- expand
CREATE TABLE "backfills" (
	"name" text PRIMARY KEY NOT NULL,
	"cursor" text,
	"rows" bigint DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
