-- expand
CREATE TABLE "fee_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"entry_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"invoice_id" uuid,
	"seller_id" bigint NOT NULL,
	"buyer_name" text NOT NULL,
	"amount" integer NOT NULL,
	"vat" integer NOT NULL,
	"reason" text,
	CONSTRAINT "fee_documents_number" UNIQUE("kind","number"),
	CONSTRAINT "fee_documents_kind" CHECK ("fee_documents"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "fee_documents_amount" CHECK ("fee_documents"."amount" > 0 and "fee_documents"."vat" between 0 and "fee_documents"."amount"),
	CONSTRAINT "fee_documents_of" CHECK (("fee_documents"."kind" = 'credit_note' or "fee_documents"."reason" is not null) = ("fee_documents"."invoice_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "fee_sellers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"registered_name" text NOT NULL,
	"tin" text NOT NULL,
	"address" text NOT NULL,
	"registration" text NOT NULL,
	"vat_percent" integer NOT NULL,
	"reason" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "fee_sellers_tin" CHECK ("fee_sellers"."tin" ~ '^[0-9]{9}([0-9]{3,5})?$'),
	CONSTRAINT "fee_sellers_vat" CHECK ("fee_sellers"."vat_percent" between 0 and 30)
);
--> statement-breakpoint
CREATE TABLE "fee_series" (
	"kind" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	"last_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "fee_documents" ADD CONSTRAINT "fee_documents_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_documents" ADD CONSTRAINT "fee_documents_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_documents" ADD CONSTRAINT "fee_documents_invoice_id_fee_documents_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."fee_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_documents" ADD CONSTRAINT "fee_documents_seller_id_fee_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."fee_sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fee_documents_once" ON "fee_documents" USING btree ("entry_id") WHERE reason is null;--> statement-breakpoint
CREATE UNIQUE INDEX "fee_documents_corrected_once" ON "fee_documents" USING btree ("kind","invoice_id") WHERE reason is not null;--> statement-breakpoint
CREATE INDEX "fee_documents_newest" ON "fee_documents" USING btree ("issued_at","kind","number");--> statement-breakpoint
CREATE INDEX "fee_documents_entry" ON "fee_documents" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "fee_documents_payment" ON "fee_documents" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "fee_documents_invoice" ON "fee_documents" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "fee_documents_seller" ON "fee_documents" USING btree ("seller_id");--> statement-breakpoint
INSERT INTO "fee_series" ("kind", "last") VALUES ('invoice', 0), ('credit_note', 0);
--> statement-breakpoint
CREATE FUNCTION fee_series_goes_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'a series is never removed' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.kind <> OLD.kind OR NEW.last <> OLD.last + 1 THEN
    RAISE EXCEPTION 'series % only goes up by one', OLD.kind USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER fee_series_goes_up BEFORE UPDATE OR DELETE ON "fee_series"
  FOR EACH ROW EXECUTE FUNCTION fee_series_goes_up();
--> statement-breakpoint
CREATE TRIGGER fee_series_no_truncate BEFORE TRUNCATE ON "fee_series"
  FOR EACH STATEMENT EXECUTE FUNCTION fee_series_goes_up();
--> statement-breakpoint
CREATE FUNCTION fee_series_number_used() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM fee_documents d WHERE d.kind = NEW.kind AND d.number = NEW.last) THEN
    RAISE EXCEPTION 'number % of series % has no document', NEW.last, NEW.kind USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Checked when the transaction commits, so that no number is taken without a document.
CREATE CONSTRAINT TRIGGER fee_series_number_used AFTER UPDATE ON "fee_series"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fee_series_number_used();
--> statement-breakpoint
CREATE FUNCTION fee_document_number_taken() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM fee_series s WHERE s.kind = NEW.kind AND s.last = NEW.number) THEN
    RAISE EXCEPTION 'number % was not taken from series %', NEW.number, NEW.kind USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER fee_document_number_taken AFTER INSERT ON "fee_documents"
  FOR EACH ROW EXECUTE FUNCTION fee_document_number_taken();
--> statement-breakpoint
CREATE TRIGGER fee_documents_append_only BEFORE UPDATE OR DELETE ON "fee_documents"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER fee_documents_no_truncate BEFORE TRUNCATE ON "fee_documents"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER fee_sellers_append_only BEFORE UPDATE OR DELETE ON "fee_sellers"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER fee_sellers_no_truncate BEFORE TRUNCATE ON "fee_sellers"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
