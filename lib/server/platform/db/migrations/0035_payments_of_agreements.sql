ALTER TABLE "refunds" DROP CONSTRAINT "refunds_reason";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "method" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "test_gateway_sessions" ALTER COLUMN "method" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "test_gateway_sessions" ADD COLUMN "methods" text[];--> statement-breakpoint
-- From now on the method is the one that was paid with.
UPDATE "test_gateway_sessions" SET "methods" = ARRAY["method"], "method" = CASE WHEN "status" = 'paid' THEN "method" END;--> statement-breakpoint
ALTER TABLE "test_gateway_sessions" ALTER COLUMN "methods" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method" CHECK ("payments"."received" is null or "payments"."method" is not null);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('LATE', 'DUPLICATE', 'OTHER_AMOUNT', 'CANCELLED', 'DISPUTE'));--> statement-breakpoint
-- After the insert, so that a repeat of a cause, which inserts nothing, is not refused.
CREATE OR REPLACE FUNCTION refunds_within_received() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most integer;
  total bigint;
BEGIN
  -- Locked, so that two refunds, or a refund and a release, at the same time count each other.
  SELECT received INTO most FROM payments WHERE id = NEW.payment_id FOR NO KEY UPDATE;
  SELECT sum(amount) INTO total FROM refunds WHERE payment_id = NEW.payment_id;
  IF total > coalesce(most, 0) THEN
    RAISE EXCEPTION 'refunds of payment % are % of %', NEW.payment_id, total, coalesce(most, 0)
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_received';
  END IF;
  PERFORM 1 FROM ledger_entries WHERE source_type = 'payment' AND source_id = NEW.payment_id AND kind = 'release';
  IF FOUND THEN
    RAISE EXCEPTION 'payment % was released', NEW.payment_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_before_release';
  END IF;
  RETURN NULL;
END $$;
