CREATE TABLE "calendar_feeds" (
	"lawyer_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"client_names" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "calendar_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lawyer_id" text NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"address" text NOT NULL,
	"address_hash" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"read_at" timestamp with time zone NOT NULL,
	"synced_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"problem" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_imports_address_unique" UNIQUE("lawyer_id","address_hash"),
	CONSTRAINT "calendar_imports_failures" CHECK (("calendar_imports"."failures" = 0) = ("calendar_imports"."problem" is null))
);
--> statement-breakpoint
CREATE TABLE "imported_times" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"import_id" uuid NOT NULL,
	"lawyer_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imported_times_range" CHECK ("imported_times"."ends_at" > "imported_times"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "calendar_imports" ADD CONSTRAINT "calendar_imports_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "imported_times" ADD CONSTRAINT "imported_times_import_id_calendar_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."calendar_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_times" ADD CONSTRAINT "imported_times_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "calendar_imports_due" ON "calendar_imports" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "imported_times_import" ON "imported_times" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "imported_times_lawyer" ON "imported_times" USING btree ("lawyer_id","ends_at");