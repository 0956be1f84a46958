-- expand
CREATE TABLE "follow_up_meetings" (
	"meeting_id" uuid PRIMARY KEY NOT NULL,
	"follow_up_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follow_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lawyer_id" text NOT NULL,
	"client_id" uuid NOT NULL,
	"meeting_id" uuid NOT NULL,
	"start_times" timestamp with time zone[] NOT NULL,
	"duration" integer NOT NULL,
	"type" text NOT NULL,
	"price" integer NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"taken_by" uuid,
	CONSTRAINT "follow_ups_taken_unique" UNIQUE("taken_by"),
	CONSTRAINT "follow_ups_times" CHECK (cardinality("follow_ups"."start_times") between 1 and 3),
	CONSTRAINT "follow_ups_duration" CHECK ("follow_ups"."duration" in (30, 60)),
	CONSTRAINT "follow_ups_type" CHECK ("follow_ups"."type" in ('VIDEO', 'PHONE')),
	CONSTRAINT "follow_ups_price" CHECK ("follow_ups"."price" = 0 or "follow_ups"."price" between 2000 and 5000000),
	CONSTRAINT "follow_ups_note" CHECK (length("follow_ups"."note") between 1 and 500),
	CONSTRAINT "follow_ups_end" CHECK ("follow_ups"."expires_at" > "follow_ups"."created_at")
);
--> statement-breakpoint
CREATE TABLE "removed_blockers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lawyer_id" text NOT NULL,
	"named_id" uuid NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"series_id" uuid,
	"removed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "follow_up_meetings" ADD CONSTRAINT "follow_up_meetings_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_up_meetings" ADD CONSTRAINT "follow_up_meetings_follow_up_id_follow_ups_id_fk" FOREIGN KEY ("follow_up_id") REFERENCES "public"."follow_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_taken_by_meetings_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."meetings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_blockers" ADD CONSTRAINT "removed_blockers_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "follow_up_meetings_follow_up" ON "follow_up_meetings" USING btree ("follow_up_id");--> statement-breakpoint
CREATE INDEX "follow_ups_lawyer" ON "follow_ups" USING btree ("lawyer_id","client_id","created_at");--> statement-breakpoint
CREATE INDEX "follow_ups_client" ON "follow_ups" USING btree ("client_id","expires_at");--> statement-breakpoint
CREATE INDEX "follow_ups_meeting" ON "follow_ups" USING btree ("meeting_id","created_at");--> statement-breakpoint
CREATE INDEX "follow_ups_ended" ON "follow_ups" USING btree ("expires_at") WHERE "follow_ups"."taken_by" is null;--> statement-breakpoint
CREATE INDEX "removed_blockers_named" ON "removed_blockers" USING btree ("lawyer_id","named_id");--> statement-breakpoint
CREATE INDEX "removed_blockers_removed" ON "removed_blockers" USING btree ("removed_at");