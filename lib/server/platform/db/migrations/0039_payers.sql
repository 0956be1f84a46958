-- expand
ALTER TABLE "payments" ADD COLUMN "by_payer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payer_email" text;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer" CHECK ("payments"."by_payer" or "payments"."payer_email" is null) NOT VALID;
