CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"source_type" text NOT NULL,
	"source_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_cause_unique" UNIQUE("source_type","source_id","kind"),
	CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('payment', 'refund', 'release', 'payout', 'return')),
	CONSTRAINT "ledger_entries_source" CHECK ("ledger_entries"."source_type" in ('payment', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"cause" text NOT NULL,
	"reference" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"gateway_refund_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"succeeded_at" timestamp with time zone,
	CONSTRAINT "refunds_cause_unique" UNIQUE("payment_id","cause"),
	CONSTRAINT "refunds_reference_unique" UNIQUE("reference"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('PENDING', 'SUCCEEDED', 'FAILED')),
	CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('LATE', 'DUPLICATE', 'OTHER_AMOUNT')),
	CONSTRAINT "refunds_succeeded" CHECK (("refunds"."status" = 'SUCCEEDED') = ("refunds"."succeeded_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "test_gateway_refunds" (
	"reference" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_postings" DROP CONSTRAINT "ledger_postings_once";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_meeting_unique";--> statement-breakpoint
ALTER TABLE "ledger_postings" DROP CONSTRAINT "ledger_postings_kind";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_sum";--> statement-breakpoint
ALTER TABLE "ledger_postings" DROP CONSTRAINT "ledger_postings_payment_id_payments_id_fk";
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_meeting_id_meetings_id_fk";
--> statement-breakpoint
DROP INDEX "ledger_postings_entry";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payable_type" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payable_id" uuid;--> statement-breakpoint
-- Carried over: every payment, refund and posting, with the same amounts.
UPDATE "payments" SET "payable_type" = 'meeting', "payable_id" = "meeting_id",
  "received" = CASE WHEN "status" IN ('PENDING', 'EXPIRED') THEN "received" ELSE coalesce("received", "total") END;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "payable_type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "payable_id" SET NOT NULL;--> statement-breakpoint
-- A payment was refunded once, and whole. The reference is the one the gateway was or will be told, so that a refund that
-- was under way is not made twice; the cause is the one under which the product asks for it.
INSERT INTO "refunds" ("payment_id", "amount", "reason", "cause", "reference", "status", "created_at", "succeeded_at")
SELECT p.id, CASE WHEN p.status = 'REFUNDED' THEN p.refunded ELSE p.received END,
  CASE WHEN p.received = p.total THEN 'LATE' ELSE 'OTHER_AMOUNT' END, 'receipt', p.ref,
  CASE WHEN p.status = 'REFUNDED' THEN 'SUCCEEDED' ELSE 'PENDING' END, coalesce(p.paid_at, p.created_at),
  CASE WHEN p.status = 'REFUNDED' THEN coalesce((SELECT max(l.created_at) FROM "ledger_postings" l
    WHERE l.payment_id = p.id AND l.kind = 'refund'), p.paid_at, p.created_at) END
FROM "payments" p WHERE (p.status = 'REFUNDED' AND p.refunded > 0) OR (p.status = 'REFUND_PENDING' AND p.received > 0);--> statement-breakpoint
INSERT INTO "ledger_entries" ("id", "kind", "source_type", "source_id", "created_at")
SELECT l.entry_id, l.kind, l.kind, CASE l.kind WHEN 'payment' THEN l.payment_id ELSE r.id END, min(l.created_at)
FROM "ledger_postings" l LEFT JOIN "refunds" r ON r.payment_id = l.payment_id
GROUP BY l.entry_id, l.kind, l.payment_id, r.id;--> statement-breakpoint
INSERT INTO "test_gateway_refunds" ("reference", "id", "payment_id", "amount")
SELECT "reference", 'ref_' || replace(gen_random_uuid()::text, '-', ''), "payment_id", "refunded"
FROM "test_gateway_sessions" WHERE "refunded" > 0;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_payable" ON "payments" USING btree ("payable_type","payable_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("payable_type","payable_id") WHERE status = 'PENDING';--> statement-breakpoint
ALTER TABLE "ledger_postings" DROP COLUMN "kind";--> statement-breakpoint
ALTER TABLE "ledger_postings" DROP COLUMN "payment_id";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "meeting_id";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "refunded";--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_once" UNIQUE("entry_id","account");--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_account" CHECK ("ledger_postings"."account" in ('gateway', 'client_funds', 'platform_fees', 'gateway_fees', 'withheld', 'lawyer_payable', 'paid_out'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payable_type" CHECK ("payments"."payable_type" in ('meeting'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_received" CHECK (("payments"."status" in ('PENDING', 'EXPIRED')) = ("payments"."received" is null) and "payments"."received" >= 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_sum" CHECK ("payments"."total" = "payments"."price" + "payments"."platform_fee");--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Checked at commit, when the whole entry is there: one without postings is no entry.
CREATE OR REPLACE FUNCTION ledger_entry_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry uuid;
  total bigint;
BEGIN
  IF TG_TABLE_NAME = 'ledger_entries' THEN entry := NEW.id; ELSE entry := NEW.entry_id; END IF;
  SELECT sum(amount) INTO total FROM ledger_postings WHERE entry_id = entry;
  IF total IS DISTINCT FROM 0 THEN
    RAISE EXCEPTION 'ledger entry % sums to %', entry, coalesce(total::text, 'nothing') USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_balances();--> statement-breakpoint
-- After the insert, so that a repeat of a cause, which inserts nothing, is not refused.
CREATE FUNCTION refunds_within_received() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most integer;
  total bigint;
BEGIN
  -- Locked, so that two refunds at the same time count each other.
  SELECT received INTO most FROM payments WHERE id = NEW.payment_id FOR NO KEY UPDATE;
  SELECT sum(amount) INTO total FROM refunds WHERE payment_id = NEW.payment_id;
  IF total > coalesce(most, 0) THEN
    RAISE EXCEPTION 'refunds of payment % are % of %', NEW.payment_id, total, coalesce(most, 0)
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_received';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER refunds_within_received AFTER INSERT OR UPDATE OF "payment_id", "amount" ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION refunds_within_received();--> statement-breakpoint
CREATE FUNCTION payments_received_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was received for payment % is never changed', OLD.id USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER payments_received_once BEFORE UPDATE OF "received" ON "payments"
  FOR EACH ROW WHEN (OLD.received IS NOT NULL AND NEW.received IS DISTINCT FROM OLD.received)
  EXECUTE FUNCTION payments_received_once();--> statement-breakpoint
-- Instead of a foreign key where the table that is meant depends on a type. Arguments: column of the id, table.
CREATE FUNCTION typed_reference_exists() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  target uuid := to_jsonb(NEW) ->> TG_ARGV[0];
  found_one boolean;
BEGIN
  EXECUTE format('SELECT true FROM %I WHERE id = $1 FOR KEY SHARE', TG_ARGV[1]) INTO found_one USING target;
  IF found_one IS NULL THEN
    RAISE EXCEPTION '% refers to no row of %: %', TG_TABLE_NAME, TG_ARGV[1], target
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- The other side of it. Arguments: table that refers, its columns of type and id, type.
CREATE FUNCTION typed_reference_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  found_one boolean;
BEGIN
  EXECUTE format('SELECT true FROM %I WHERE %I = $1 AND %I = $2 LIMIT 1', TG_ARGV[0], TG_ARGV[1], TG_ARGV[2])
    INTO found_one USING TG_ARGV[3], OLD.id;
  IF found_one THEN
    RAISE EXCEPTION 'row % of % is referred to by %', OLD.id, TG_TABLE_NAME, TG_ARGV[0]
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payments_of_meeting AFTER INSERT OR UPDATE OF "payable_type", "payable_id" ON "payments"
  FOR EACH ROW WHEN (NEW.payable_type = 'meeting') EXECUTE FUNCTION typed_reference_exists('payable_id', 'meetings');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER meetings_with_payments AFTER DELETE OR UPDATE OF "id" ON "meetings"
  FOR EACH ROW EXECUTE FUNCTION typed_reference_stays('payments', 'payable_type', 'payable_id', 'meeting');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_of_payment AFTER INSERT OR UPDATE OF "source_type", "source_id" ON "ledger_entries"
  FOR EACH ROW WHEN (NEW.source_type = 'payment') EXECUTE FUNCTION typed_reference_exists('source_id', 'payments');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payments_with_entries AFTER DELETE OR UPDATE OF "id" ON "payments"
  FOR EACH ROW EXECUTE FUNCTION typed_reference_stays('ledger_entries', 'source_type', 'source_id', 'payment');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_of_refund AFTER INSERT OR UPDATE OF "source_type", "source_id" ON "ledger_entries"
  FOR EACH ROW WHEN (NEW.source_type = 'refund') EXECUTE FUNCTION typed_reference_exists('source_id', 'refunds');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER refunds_with_entries AFTER DELETE OR UPDATE OF "id" ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION typed_reference_stays('ledger_entries', 'source_type', 'source_id', 'refund');
