CREATE TABLE "unclaimed_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"gateway" text NOT NULL,
	"gateway_payment_id" text NOT NULL,
	"session_id" text,
	"reference" text,
	"amount" integer,
	"currency" text NOT NULL,
	"method" text,
	"found_at" timestamp with time zone NOT NULL,
	"decision" text,
	"closed_at" timestamp with time zone,
	CONSTRAINT "unclaimed_payments_unique" UNIQUE("gateway","gateway_payment_id"),
	CONSTRAINT "unclaimed_payments_closed" CHECK (("unclaimed_payments"."closed_at" is null) = ("unclaimed_payments"."decision" is null))
);
--> statement-breakpoint
ALTER TABLE "test_gateway_sessions" DROP CONSTRAINT "test_gateway_reference_unique";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_outcome";--> statement-breakpoint
ALTER TABLE "test_gateway_sessions" ADD COLUMN "copy" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "test_gateway_sessions" ADD COLUMN "ending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "unclaimed_payments_open" ON "unclaimed_payments" USING btree ("found_at") WHERE closed_at is null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_money_unique" UNIQUE("gateway","gateway_payment_id");--> statement-breakpoint
ALTER TABLE "test_gateway_sessions" ADD CONSTRAINT "test_gateway_reference_unique" UNIQUE("reference","copy");--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_outcome" CHECK ("webhook_deliveries"."outcome" in ('processed', 'repeated', 'unknown', 'unclaimed', 'failed', 'differs', 'unsigned', 'no_event'));