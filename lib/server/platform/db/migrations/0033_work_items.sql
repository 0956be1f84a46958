CREATE TABLE "work_item_acceptances" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"work_item_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"sha256" text NOT NULL,
	"pdf_sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"request_key" text,
	CONSTRAINT "work_item_acceptances_request_unique" UNIQUE("client_id","request_key"),
	CONSTRAINT "work_item_acceptances_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "work_item_acceptances_name" CHECK (length("work_item_acceptances"."name") between 1 and 100),
	CONSTRAINT "work_item_acceptances_hashes" CHECK ("work_item_acceptances"."sha256" ~ '^[0-9a-f]{64}$' and "work_item_acceptances"."pdf_sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "work_item_disputes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"work_item_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "work_item_disputes_decided" CHECK (("work_item_disputes"."decision" is null) = ("work_item_disputes"."decided_at" is null) and "work_item_disputes"."refunded" >= 0),
	CONSTRAINT "work_item_disputes_texts" CHECK (length("work_item_disputes"."reason") <= 1000 and length("work_item_disputes"."decision") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "work_item_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"work_item_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_item_files_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "work_item_files_size" CHECK ("work_item_files"."size" > 0 and length("work_item_files"."name") between 1 and 255)
);
--> statement-breakpoint
CREATE TABLE "work_item_meetings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"work_item_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"duration" integer NOT NULL,
	"meeting_id" uuid,
	CONSTRAINT "work_item_meetings_meeting_unique" UNIQUE("meeting_id"),
	CONSTRAINT "work_item_meetings_title" CHECK (length("work_item_meetings"."title") between 1 and 120),
	CONSTRAINT "work_item_meetings_duration" CHECK ("work_item_meetings"."duration" in (30, 60))
);
--> statement-breakpoint
CREATE TABLE "work_item_milestones" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"work_item_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text,
	"amount" integer NOT NULL,
	"due_date" date,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"asked_at" timestamp with time zone,
	"hold_expires_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	CONSTRAINT "work_item_milestones_position_unique" UNIQUE("work_item_id","position"),
	CONSTRAINT "work_item_milestones_status" CHECK ("work_item_milestones"."status" in ('WAITING', 'PAYMENT_PENDING', 'PAID', 'WAIVED')),
	CONSTRAINT "work_item_milestones_amount" CHECK ("work_item_milestones"."amount" >= 2000),
	CONSTRAINT "work_item_milestones_name" CHECK (length("work_item_milestones"."name") between 1 and 120),
	CONSTRAINT "work_item_milestones_hold" CHECK (("work_item_milestones"."status" = 'PAYMENT_PENDING') = ("work_item_milestones"."hold_expires_at" is not null)),
	CONSTRAINT "work_item_milestones_paid" CHECK (("work_item_milestones"."status" = 'PAID') = ("work_item_milestones"."paid_at" is not null) and ("work_item_milestones"."finished_at" is null or "work_item_milestones"."paid_at" is not null) and ("work_item_milestones"."released_at" is null or "work_item_milestones"."finished_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "work_item_purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"work_item_id" uuid NOT NULL,
	"status" text NOT NULL,
	"service_ids" uuid[] NOT NULL,
	"price" integer NOT NULL,
	"platform_fee" integer NOT NULL,
	"hold_expires_at" timestamp with time zone NOT NULL,
	"purchased_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"request_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_item_purchases_request_unique" UNIQUE("work_item_id","request_key"),
	CONSTRAINT "work_item_purchases_status" CHECK ("work_item_purchases"."status" in ('PAYMENT_PENDING', 'PURCHASED', 'EXPIRED')),
	CONSTRAINT "work_item_purchases_money" CHECK ("work_item_purchases"."price" >= 2000 and "work_item_purchases"."platform_fee" >= 0),
	CONSTRAINT "work_item_purchases_purchased" CHECK (("work_item_purchases"."status" = 'PURCHASED') = ("work_item_purchases"."purchased_at" is not null) and ("work_item_purchases"."released_at" is null or "work_item_purchases"."purchased_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "work_item_services" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"work_item_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price" integer NOT NULL,
	"purchase_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_item_services_price" CHECK ("work_item_services"."price" between 2000 and 100000000),
	CONSTRAINT "work_item_services_texts" CHECK (length("work_item_services"."name") between 1 and 120 and length("work_item_services"."description") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "work_item_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lawyer_id" text NOT NULL,
	"name" text NOT NULL,
	"terms" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_item_templates_name" CHECK (length("work_item_templates"."name") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "work_item_versions" (
	"work_item_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "work_item_versions_work_item_id_version_pk" PRIMARY KEY("work_item_id","version"),
	CONSTRAINT "work_item_versions_sha256" CHECK ("work_item_versions"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "work_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lawyer_id" text NOT NULL,
	"client_id" uuid NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"price" integer NOT NULL,
	"platform_fee" integer NOT NULL,
	"due_date" date,
	"expiry_days" integer NOT NULL,
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"reminded_days" integer,
	"rejected_by" text,
	"rejected_reason" text,
	"rejected_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"client_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_items_status" CHECK ("work_items"."status" in ('DRAFT', 'PROPOSAL', 'PAYMENT_PENDING', 'PAID', 'COMPLETED', 'REJECTED')),
	CONSTRAINT "work_items_version" CHECK ("work_items"."version" > 0),
	CONSTRAINT "work_items_money" CHECK ("work_items"."price" between 50000 and 100000000 and "work_items"."platform_fee" >= 0),
	CONSTRAINT "work_items_expiry" CHECK ("work_items"."expiry_days" between 1 and 30),
	CONSTRAINT "work_items_title" CHECK (length("work_items"."title") between 1 and 120),
	CONSTRAINT "work_items_proposal" CHECK ("work_items"."status" = 'DRAFT' or ("work_items"."sent_at" is not null and "work_items"."expires_at" is not null)),
	CONSTRAINT "work_items_rejected" CHECK (("work_items"."status" = 'REJECTED') = ("work_items"."rejected_by" is not null) and "work_items"."rejected_by" in ('CLIENT', 'SYSTEM') and length("work_items"."rejected_reason") <= 1000),
	CONSTRAINT "work_items_accepted" CHECK (("work_items"."status" in ('PAYMENT_PENDING', 'PAID', 'COMPLETED')) = ("work_items"."accepted_at" is not null)),
	CONSTRAINT "work_items_paid" CHECK (("work_items"."status" in ('PAID', 'COMPLETED')) = ("work_items"."paid_at" is not null)),
	CONSTRAINT "work_items_completed" CHECK (("work_items"."status" = 'COMPLETED') = ("work_items"."completed_at" is not null) and ("work_items"."client_confirmed_at" is null or "work_items"."completed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_payable_type";--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "work_item_id" uuid;--> statement-breakpoint
ALTER TABLE "work_item_acceptances" ADD CONSTRAINT "work_item_acceptances_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_acceptances" ADD CONSTRAINT "work_item_acceptances_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_disputes" ADD CONSTRAINT "work_item_disputes_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_files" ADD CONSTRAINT "work_item_files_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_files" ADD CONSTRAINT "work_item_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_meetings" ADD CONSTRAINT "work_item_meetings_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_meetings" ADD CONSTRAINT "work_item_meetings_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_milestones" ADD CONSTRAINT "work_item_milestones_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_purchases" ADD CONSTRAINT "work_item_purchases_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_services" ADD CONSTRAINT "work_item_services_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_services" ADD CONSTRAINT "work_item_services_purchase_id_work_item_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."work_item_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_templates" ADD CONSTRAINT "work_item_templates_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "work_item_versions" ADD CONSTRAINT "work_item_versions_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_item_acceptances_item" ON "work_item_acceptances" USING btree ("work_item_id","accepted_at");--> statement-breakpoint
CREATE INDEX "work_item_disputes_item" ON "work_item_disputes" USING btree ("work_item_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "work_item_disputes_one_open" ON "work_item_disputes" USING btree ("work_item_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "work_item_files_item" ON "work_item_files" USING btree ("work_item_id");--> statement-breakpoint
CREATE INDEX "work_item_files_owner" ON "work_item_files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "work_item_meetings_item" ON "work_item_meetings" USING btree ("work_item_id","position");--> statement-breakpoint
CREATE INDEX "work_item_milestones_holds" ON "work_item_milestones" USING btree ("hold_expires_at") WHERE status = 'PAYMENT_PENDING';--> statement-breakpoint
CREATE INDEX "work_item_milestones_due" ON "work_item_milestones" USING btree ("due_date") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "work_item_milestones_to_release" ON "work_item_milestones" USING btree ("finished_at") WHERE status = 'PAID' and released_at is null;--> statement-breakpoint
CREATE INDEX "work_item_purchases_item" ON "work_item_purchases" USING btree ("work_item_id","created_at");--> statement-breakpoint
CREATE INDEX "work_item_purchases_holds" ON "work_item_purchases" USING btree ("hold_expires_at") WHERE status = 'PAYMENT_PENDING';--> statement-breakpoint
CREATE INDEX "work_item_services_item" ON "work_item_services" USING btree ("work_item_id","position");--> statement-breakpoint
CREATE INDEX "work_item_services_purchase" ON "work_item_services" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "work_item_templates_lawyer" ON "work_item_templates" USING btree ("lawyer_id","name");--> statement-breakpoint
CREATE INDEX "work_items_lawyer" ON "work_items" USING btree ("lawyer_id","updated_at");--> statement-breakpoint
CREATE INDEX "work_items_client" ON "work_items" USING btree ("client_id","updated_at");--> statement-breakpoint
CREATE INDEX "work_items_proposals" ON "work_items" USING btree ("expires_at") WHERE status = 'PROPOSAL';--> statement-breakpoint
CREATE INDEX "work_items_to_release" ON "work_items" USING btree ("completed_at") WHERE status = 'COMPLETED';--> statement-breakpoint
CREATE INDEX "meetings_work_item" ON "meetings" USING btree ("work_item_id");--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_engagement" CHECK (("meetings"."kind" <> 'CONSULTATION' or "meetings"."work_item_id" is null) and ("meetings"."kind" <> 'ENGAGEMENT' or ("meetings"."price" = 0 and not "meetings"."free")));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payable_type" CHECK ("payments"."payable_type" in ('meeting', 'milestone', 'service_purchase'));--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_work_item_fk" FOREIGN KEY ("work_item_id") REFERENCES "work_items"("id");--> statement-breakpoint
CREATE FUNCTION work_item_versions_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'version % of agreement % is never changed', OLD.version, OLD.work_item_id USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
-- Terms and hash; when it was sent is noted later.
CREATE TRIGGER work_item_versions_kept BEFORE UPDATE OF "work_item_id", "version", "terms", "sha256", "created_at" ON "work_item_versions"
  FOR EACH ROW EXECUTE FUNCTION work_item_versions_kept();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payments_of_milestone AFTER INSERT OR UPDATE OF "payable_type", "payable_id" ON "payments"
  FOR EACH ROW WHEN (NEW.payable_type = 'milestone') EXECUTE FUNCTION typed_reference_exists('payable_id', 'work_item_milestones');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER milestones_with_payments AFTER DELETE OR UPDATE OF "id" ON "work_item_milestones"
  FOR EACH ROW EXECUTE FUNCTION typed_reference_stays('payments', 'payable_type', 'payable_id', 'milestone');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payments_of_service_purchase AFTER INSERT OR UPDATE OF "payable_type", "payable_id" ON "payments"
  FOR EACH ROW WHEN (NEW.payable_type = 'service_purchase') EXECUTE FUNCTION typed_reference_exists('payable_id', 'work_item_purchases');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER purchases_with_payments AFTER DELETE OR UPDATE OF "id" ON "work_item_purchases"
  FOR EACH ROW EXECUTE FUNCTION typed_reference_stays('payments', 'payable_type', 'payable_id', 'service_purchase');
