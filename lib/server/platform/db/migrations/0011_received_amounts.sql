ALTER TABLE "payments" DROP CONSTRAINT "payments_sum";--> statement-breakpoint
DROP INDEX "payments_open";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "received" integer;--> statement-breakpoint
UPDATE "payments" SET "received" = "total" WHERE "paid_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("checked_at" NULLS FIRST,"created_at") WHERE status in ('PENDING', 'REFUND_PENDING');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_sum" CHECK ("payments"."total" = "payments"."price" + "payments"."platform_fee" and "payments"."refunded" between 0 and coalesce("payments"."received", "payments"."total"));