CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"user_id" uuid,
	"subject" text NOT NULL,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "identity_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"verification_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_documents_kind_unique" UNIQUE("verification_id","kind"),
	CONSTRAINT "identity_documents_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "identity_documents_kind" CHECK ("identity_documents"."kind" in ('ibp_id', 'government_id')),
	CONSTRAINT "identity_documents_type" CHECK ("identity_documents"."content_type" in ('image/jpeg', 'application/pdf')),
	CONSTRAINT "identity_documents_size" CHECK ("identity_documents"."size" > 0 and length("identity_documents"."name") between 1 and 255)
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lawyer_id" text NOT NULL,
	"status" text NOT NULL,
	"token_hash" text,
	"token_expires_at" timestamp with time zone NOT NULL,
	"code_hash" text,
	"code_sent_at" timestamp with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"codes_sent" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "verifications_token_unique" UNIQUE("token_hash"),
	CONSTRAINT "verifications_status" CHECK ("verifications"."status" in ('PENDING', 'APPROVED', 'REJECTED')),
	CONSTRAINT "verifications_decided" CHECK (("verifications"."status" = 'PENDING') = ("verifications"."decided_at" is null) and ("verifications"."status" = 'PENDING') = ("verifications"."token_hash" is not null) and ("verifications"."status" = 'PENDING' or "verifications"."code_hash" is null)),
	CONSTRAINT "verifications_reason" CHECK (("verifications"."status" = 'REJECTED') = ("verifications"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_verification_id_verifications_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_subject" ON "audit_events" USING btree ("subject","at");--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_one_pending" ON "verifications" USING btree ("lawyer_id") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "verifications_lawyer" ON "verifications" USING btree ("lawyer_id","submitted_at");--> statement-breakpoint
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE ON "audit_events"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_events_no_truncate BEFORE TRUNCATE ON "audit_events"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
