-- expand

CREATE TABLE "text_numbers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"number" text NOT NULL,
	"number_hash" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"consent_version" text NOT NULL,
	"code_hash" text,
	"code_sent_at" timestamp with time zone NOT NULL,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"switched_off" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "text_numbers_code" CHECK (("text_numbers"."code_hash" is null) = ("text_numbers"."confirmed_at" is not null)),
	CONSTRAINT "text_numbers_stopped" CHECK ("text_numbers"."stopped_at" is null or "text_numbers"."confirmed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "text_replies" (
	"carrier_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "texts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"meeting_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"side" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"useful_until" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"carrier_id" text,
	CONSTRAINT "texts_once" UNIQUE("user_id","meeting_id","starts_at","kind"),
	CONSTRAINT "texts_kind" CHECK ("texts"."kind" in ('tomorrow', 'soon', 'waits')),
	CONSTRAINT "texts_side" CHECK ("texts"."side" in ('client', 'lawyer')),
	CONSTRAINT "texts_state" CHECK ("texts"."state" in ('waiting', 'sending', 'sent', 'refused', 'unknown', 'dropped')),
	CONSTRAINT "texts_claimed" CHECK ("texts"."state" not in ('sending', 'sent', 'refused', 'unknown') or "texts"."claimed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "text_numbers" ADD CONSTRAINT "text_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texts" ADD CONSTRAINT "texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texts" ADD CONSTRAINT "texts_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "text_numbers_confirmed" ON "text_numbers" USING btree ("user_id") WHERE confirmed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "text_numbers_asked" ON "text_numbers" USING btree ("user_id") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "text_numbers_user" ON "text_numbers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "text_numbers_hash" ON "text_numbers" USING btree ("number_hash");--> statement-breakpoint
CREATE INDEX "text_replies_created" ON "text_replies" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "texts_meeting" ON "texts" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "texts_created" ON "texts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "texts_under_way" ON "texts" USING btree ("created_at") WHERE state in ('waiting', 'sending');