CREATE TABLE "freed_times" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"meeting_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone,
	CONSTRAINT "freed_times_range" CHECK ("freed_times"."ends_at" > "freed_times"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"lawyer_id" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"part" text NOT NULL,
	"length" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waitlist_entries_unique" UNIQUE("client_id","lawyer_id"),
	CONSTRAINT "waitlist_entries_days" CHECK ("waitlist_entries"."to_day" >= "waitlist_entries"."from_day"),
	CONSTRAINT "waitlist_entries_part" CHECK ("waitlist_entries"."part" in ('any', 'morning', 'afternoon', 'evening')),
	CONSTRAINT "waitlist_entries_length" CHECK ("waitlist_entries"."length" in (30, 60))
);
--> statement-breakpoint
ALTER TABLE "freed_times" ADD CONSTRAINT "freed_times_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "freed_times_meeting" ON "freed_times" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "freed_times_end" ON "freed_times" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "waitlist_entries_lawyer" ON "waitlist_entries" USING btree ("lawyer_id","joined_at","id");--> statement-breakpoint
CREATE INDEX "waitlist_entries_end" ON "waitlist_entries" USING btree ("to_day");