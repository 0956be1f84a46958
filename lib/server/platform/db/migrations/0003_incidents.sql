-- expand
CREATE TABLE "incidents" (
	"kind" text PRIMARY KEY NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
