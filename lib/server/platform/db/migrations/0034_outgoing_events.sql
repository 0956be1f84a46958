-- expand
CREATE TABLE "event_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lawyer_id" text NOT NULL,
	"address" text NOT NULL,
	"address_hash" text NOT NULL,
	"secret" text NOT NULL,
	"events" text[] NOT NULL,
	"failing_since" timestamp with time zone,
	"switched_off_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_addresses_address_unique" UNIQUE("lawyer_id","address_hash"),
	CONSTRAINT "event_addresses_events" CHECK ("event_addresses"."events" <@ array['meeting.confirmed', 'meeting.moved', 'meeting.cancelled', 'meeting.paid', 'agreement.accepted', 'agreement.paid', 'message.received']::text[])
);
--> statement-breakpoint
CREATE TABLE "event_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"address_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"occurred_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone,
	"status" integer,
	"problem" text,
	"next_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"gave_up_at" timestamp with time zone,
	CONSTRAINT "event_deliveries_event_unique" UNIQUE("address_id","event_id"),
	CONSTRAINT "event_deliveries_end" CHECK (num_nonnulls("event_deliveries"."delivered_at", "event_deliveries"."gave_up_at") <= 1),
	CONSTRAINT "event_deliveries_answer" CHECK (num_nonnulls("event_deliveries"."status", "event_deliveries"."problem") <= 1)
);
--> statement-breakpoint
ALTER TABLE "event_addresses" ADD CONSTRAINT "event_addresses_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "event_deliveries" ADD CONSTRAINT "event_deliveries_address_id_event_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."event_addresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_deliveries_newest" ON "event_deliveries" USING btree ("address_id","occurred_at","id");--> statement-breakpoint
CREATE INDEX "event_deliveries_age" ON "event_deliveries" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "event_deliveries_waiting" ON "event_deliveries" USING btree ("occurred_at") WHERE delivered_at is null and gave_up_at is null;