CREATE TABLE "daily_figures" (
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_figures_day_figure_pk" PRIMARY KEY("day","figure"),
	CONSTRAINT "daily_figures_figure" CHECK ("daily_figures"."figure" in ('visit', 'search')),
	CONSTRAINT "daily_figures_count" CHECK ("daily_figures"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_unique" UNIQUE("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text,
	"pending_secret" text,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "second_factors_confirmed" CHECK (("second_factors"."secret" is null) = ("second_factors"."confirmed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "setting_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"setting" text NOT NULL,
	"value" jsonb NOT NULL,
	"reason" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "setting_changes_reason" CHECK (length("setting_changes"."reason") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"outcome" text NOT NULL,
	"type" text,
	"session_id" text,
	"payment_id" uuid,
	"detail" text,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_deliveries_unique" UNIQUE("gateway","event_id","outcome"),
	CONSTRAINT "webhook_deliveries_outcome" CHECK ("webhook_deliveries"."outcome" in ('processed', 'repeated', 'unknown', 'failed', 'differs', 'unsigned', 'no_event'))
);
--> statement-breakpoint
CREATE TABLE "test_gateway_transfers" (
	"reference" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"amount" integer NOT NULL,
	"rail" text NOT NULL,
	"bic" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lawyer_id" text NOT NULL,
	"cause" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"withheld" integer DEFAULT 0 NOT NULL,
	"rail" text NOT NULL,
	"bank_id" text NOT NULL,
	"account_name" text,
	"account_number" text,
	"account_end" text NOT NULL,
	"gateway" text NOT NULL,
	"reference" text NOT NULL,
	"gateway_transfer_id" text,
	"failure" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payouts_cause_unique" UNIQUE("lawyer_id","cause"),
	CONSTRAINT "payouts_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payouts_status" CHECK ("payouts"."status" in ('WAITING', 'APPROVED', 'SENT', 'PAID', 'DECLINED', 'FAILED', 'RETURNED')),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0 and "payouts"."withheld" >= 0 and "payouts"."withheld" < "payouts"."amount"),
	CONSTRAINT "payouts_rail" CHECK ("payouts"."rail" in ('instapay', 'pesonet')),
	CONSTRAINT "payouts_ended" CHECK (("payouts"."status" in ('DECLINED', 'FAILED', 'RETURNED')) = ("payouts"."ended_at" is not null)),
	CONSTRAINT "payouts_reason" CHECK ("payouts"."status" <> 'DECLINED' or "payouts"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "receiving_institutions" (
	"rail" text NOT NULL,
	"bic" text NOT NULL,
	"name" text NOT NULL,
	"listed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "receiving_institutions_key" PRIMARY KEY("rail","bic"),
	CONSTRAINT "receiving_institutions_rail" CHECK ("receiving_institutions"."rail" in ('instapay', 'pesonet'))
);
--> statement-breakpoint
CREATE TABLE "refund_accounts" (
	"refund_id" uuid PRIMARY KEY NOT NULL,
	"bank_id" text NOT NULL,
	"account_name" text NOT NULL,
	"account_number" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_profiles" (
	"lawyer_id" text PRIMARY KEY NOT NULL,
	"tin" text NOT NULL,
	"registered_name" text NOT NULL,
	"vat_status" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"document_name" text,
	"document_size" integer,
	"document_type" text,
	"document_key" text,
	"document_at" timestamp with time zone,
	CONSTRAINT "tax_profiles_document_unique" UNIQUE("document_key"),
	CONSTRAINT "tax_profiles_vat" CHECK ("tax_profiles"."vat_status" in ('VAT', 'NON_VAT')),
	CONSTRAINT "tax_profiles_name" CHECK (length("tax_profiles"."registered_name") between 1 and 200),
	CONSTRAINT "tax_profiles_document" CHECK (num_nulls("tax_profiles"."document_name", "tax_profiles"."document_size", "tax_profiles"."document_type", "tax_profiles"."document_key", "tax_profiles"."document_at") in (0, 5))
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_source";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_status";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "lawyers" ADD COLUMN "bank_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "gateway_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "account_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "paid_reference" text;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "review_reports" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_second_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."second_factors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "refund_accounts" ADD CONSTRAINT "refund_accounts_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_profiles" ADD CONSTRAINT "tax_profiles_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "setting_changes_newest" ON "setting_changes" USING btree ("setting","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_open" ON "payouts" USING btree ("lawyer_id") WHERE status in ('WAITING', 'APPROVED', 'SENT');--> statement-breakpoint
CREATE INDEX "payouts_open" ON "payouts" USING btree ("checked_at" NULLS FIRST,"created_at") WHERE status in ('APPROVED', 'SENT');--> statement-breakpoint
CREATE INDEX "payouts_lawyer" ON "payouts" USING btree ("lawyer_id","created_at");--> statement-breakpoint
CREATE INDEX "payouts_newest" ON "payouts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_events_newest" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "meetings_to_release" ON "meetings" USING btree ("ends_at") WHERE status in ('COMPLETED', 'CANCELLED') and released_at is null and price > 0;--> statement-breakpoint
CREATE INDEX "refunds_waiting" ON "refunds" USING btree ("created_at") WHERE status in ('FAILED', 'MANUAL');--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("created_at") WHERE decided_at is null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_suspension" CHECK (("users"."suspended_at" is null) = ("users"."suspension_reason" is null));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_source" CHECK ("ledger_entries"."source_type" in ('payment', 'refund', 'payout'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('PENDING', 'SUCCEEDED', 'FAILED', 'MANUAL'));--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_decision" CHECK ("review_reports"."decision" in ('KEPT', 'HIDDEN') and ("review_reports"."decision" is null) = ("review_reports"."decided_at" is null));--> statement-breakpoint
CREATE TRIGGER setting_changes_append_only BEFORE UPDATE OR DELETE ON "setting_changes"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER setting_changes_no_truncate BEFORE TRUNCATE ON "setting_changes"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_of_payout AFTER INSERT OR UPDATE OF "source_type", "source_id" ON "ledger_entries"
  FOR EACH ROW WHEN (NEW.source_type = 'payout') EXECUTE FUNCTION typed_reference_exists('source_id', 'payouts');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payouts_with_entries AFTER DELETE OR UPDATE OF "id" ON "payouts"
  FOR EACH ROW EXECUTE FUNCTION typed_reference_stays('ledger_entries', 'source_type', 'source_id', 'payout');--> statement-breakpoint
UPDATE "lawyers" SET "bank_changed_at" = "created_at" WHERE "bank_account_number" IS NOT NULL;
