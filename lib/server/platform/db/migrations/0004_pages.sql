CREATE TABLE "page_changes" (
	"tag" text NOT NULL,
	"changed_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_entries" (
	"edition" text NOT NULL,
	"key" text NOT NULL,
	"version" text NOT NULL,
	"body" "bytea" NOT NULL,
	"tags" text[] NOT NULL,
	"seen" "pg_snapshot" NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_entries_edition_key_pk" PRIMARY KEY("edition","key")
);
--> statement-breakpoint
CREATE INDEX "page_changes_tag" ON "page_changes" USING btree ("tag","changed_by");--> statement-breakpoint
CREATE INDEX "page_changes_age" ON "page_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "page_entries_age" ON "page_entries" USING btree ("written_at");