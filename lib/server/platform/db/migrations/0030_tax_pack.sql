-- contract: since 0000_baseline
-- Four checks take more than before; what they refuse, no version has ever written.
CREATE TABLE "tax_corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"lawyer_id" text NOT NULL,
	"amount" integer NOT NULL,
	"taxed" integer NOT NULL,
	"withheld" integer NOT NULL,
	"reason" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_corrections_amounts" CHECK ("tax_corrections"."amount" > 0 and "tax_corrections"."taxed" between 0 and "tax_corrections"."amount" and "tax_corrections"."withheld" between 0 and "tax_corrections"."taxed"),
	CONSTRAINT "tax_corrections_reason" CHECK (length("tax_corrections"."reason") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "tax_declarations" (
	"lawyer_id" text NOT NULL,
	"year" integer NOT NULL,
	"stays_below" boolean NOT NULL,
	"document_name" text NOT NULL,
	"document_size" integer NOT NULL,
	"document_type" text NOT NULL,
	"document_key" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_declarations_key" PRIMARY KEY("lawyer_id","year"),
	CONSTRAINT "tax_declarations_document_unique" UNIQUE("document_key"),
	CONSTRAINT "tax_declarations_year" CHECK ("tax_declarations"."year" between 2024 and 2999)
);
--> statement-breakpoint
CREATE TABLE "tax_pack_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"active" boolean NOT NULL,
	"from_day" date NOT NULL,
	"base" integer NOT NULL,
	"rate" integer NOT NULL,
	"threshold" integer NOT NULL,
	"grace_months" integer NOT NULL,
	"reason" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_pack_changes_figures" CHECK ("tax_pack_changes"."base" between 1 and 10000 and "tax_pack_changes"."rate" between 1 and 3000 and "tax_pack_changes"."threshold" >= 0 and "tax_pack_changes"."grace_months" between 0 and 24),
	CONSTRAINT "tax_pack_changes_reason" CHECK (length("tax_pack_changes"."reason") between 1 and 1000),
	CONSTRAINT "tax_pack_changes_ahead" CHECK ("tax_pack_changes"."from_day" > ("tax_pack_changes"."at" at time zone 'Asia/Manila')::date)
);
--> statement-breakpoint
CREATE TABLE "tax_withholdings" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"lawyer_id" text NOT NULL,
	"change_id" bigint NOT NULL,
	"declared_below" boolean NOT NULL,
	"sum_before" bigint NOT NULL,
	"remitted" integer NOT NULL,
	"base" integer NOT NULL,
	"rate" integer NOT NULL,
	"withheld" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_withholdings_amounts" CHECK ("tax_withholdings"."remitted" > 0 and "tax_withholdings"."sum_before" >= 0 and "tax_withholdings"."withheld" >= 0 and "tax_withholdings"."withheld" < "tax_withholdings"."remitted")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_source";--> statement-breakpoint
ALTER TABLE "identity_documents" DROP CONSTRAINT "identity_documents_kind";--> statement-breakpoint
ALTER TABLE "verifications" DROP CONSTRAINT "verifications_subject";--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "tax_registered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tax_corrections" ADD CONSTRAINT "tax_corrections_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_corrections" ADD CONSTRAINT "tax_corrections_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "tax_declarations" ADD CONSTRAINT "tax_declarations_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "tax_withholdings" ADD CONSTRAINT "tax_withholdings_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_withholdings" ADD CONSTRAINT "tax_withholdings_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "tax_withholdings" ADD CONSTRAINT "tax_withholdings_change_id_tax_pack_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."tax_pack_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_corrections_payment" ON "tax_corrections" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "tax_corrections_lawyer" ON "tax_corrections" USING btree ("lawyer_id","at");--> statement-breakpoint
CREATE INDEX "tax_corrections_at" ON "tax_corrections" USING btree ("at");--> statement-breakpoint
CREATE INDEX "tax_withholdings_lawyer" ON "tax_withholdings" USING btree ("lawyer_id","at");--> statement-breakpoint
CREATE INDEX "tax_withholdings_at" ON "tax_withholdings" USING btree ("at");--> statement-breakpoint
CREATE INDEX "tax_withholdings_change" ON "tax_withholdings" USING btree ("change_id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('payment', 'refund', 'release', 'payout', 'return', 'correction')) NOT VALID;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_source" CHECK ("ledger_entries"."source_type" in ('payment', 'refund', 'payout', 'correction')) NOT VALID;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_kind" CHECK ("identity_documents"."kind" in ('ibp_id', 'government_id', 'commission', 'bir_2303')) NOT VALID;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_subject" CHECK ("verifications"."subject" in ('identity', 'commission', 'tax')) NOT VALID;--> statement-breakpoint

-- ===== By hand: what is never changed, and the source of a correction =====
-- The handle of a lawyer alone follows that of the profile, which is another one once the account is deleted.
CREATE TRIGGER tax_pack_changes_append_only BEFORE UPDATE OR DELETE ON "tax_pack_changes"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER tax_pack_changes_no_truncate BEFORE TRUNCATE ON "tax_pack_changes"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER tax_withholdings_append_only BEFORE DELETE OR UPDATE OF "payment_id", "change_id", "declared_below", "sum_before", "remitted",
  "base", "rate", "withheld", "at" ON "tax_withholdings"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER tax_withholdings_no_truncate BEFORE TRUNCATE ON "tax_withholdings"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER tax_corrections_append_only BEFORE DELETE OR UPDATE OF "id", "payment_id", "amount", "taxed", "withheld", "reason", "user_id", "at"
  ON "tax_corrections"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER tax_corrections_no_truncate BEFORE TRUNCATE ON "tax_corrections"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_of_correction AFTER INSERT OR UPDATE OF "source_type", "source_id" ON "ledger_entries"
  FOR EACH ROW WHEN (NEW.source_type = 'correction') EXECUTE FUNCTION typed_reference_exists('source_id', 'tax_corrections');
