-- contract: since 0000_baseline
-- An order of written work may be declined by its lawyer. What is still refused no version has ever written.
CREATE TABLE "written_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lawyer_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"needed" text NOT NULL,
	"price" integer NOT NULL,
	"days" integer NOT NULL,
	"revisions" integer NOT NULL,
	"offered" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "written_offers_kind" CHECK ("written_offers"."kind" in ('REVIEW', 'DEMAND_LETTER', 'AFFIDAVIT', 'CONTRACT', 'POWER_OF_ATTORNEY', 'OTHER')),
	CONSTRAINT "written_offers_texts" CHECK (length("written_offers"."name") between 1 and 80 and length("written_offers"."scope") between 1 and 1000 and length("written_offers"."needed") between 1 and 500),
	CONSTRAINT "written_offers_numbers" CHECK ("written_offers"."price" between 50000 and 100000000 and "written_offers"."days" between 1 and 60 and "written_offers"."revisions" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "work_item_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"work_item_id" uuid NOT NULL,
	"note" text,
	"delivered_at" timestamp with time zone NOT NULL,
	"file_ids" uuid[] NOT NULL,
	"changes" text,
	"changes_asked_at" timestamp with time zone,
	CONSTRAINT "work_item_deliveries_texts" CHECK (length("work_item_deliveries"."note") <= 2000 and length("work_item_deliveries"."changes") <= 2000 and ("work_item_deliveries"."changes" is null) = ("work_item_deliveries"."changes_asked_at" is null))
);
--> statement-breakpoint
CREATE TABLE "work_item_orders" (
	"work_item_id" uuid PRIMARY KEY NOT NULL,
	"days" integer NOT NULL,
	"revisions" integer NOT NULL,
	"revised" integer DEFAULT 0 NOT NULL,
	"about" text NOT NULL,
	"other_party" text,
	"conflict_state" text,
	"conflict_decided_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"answer_by" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	CONSTRAINT "work_item_orders_numbers" CHECK ("work_item_orders"."days" between 1 and 60 and "work_item_orders"."revisions" between 0 and 5 and "work_item_orders"."revised" between 0 and "work_item_orders"."revisions"),
	CONSTRAINT "work_item_orders_texts" CHECK (length("work_item_orders"."about") between 1 and 5000 and length("work_item_orders"."other_party") <= 200),
	CONSTRAINT "work_item_orders_conflict" CHECK ("work_item_orders"."conflict_state" in ('OPEN', 'NONE', 'CONFLICT') and ("work_item_orders"."conflict_state" = 'OPEN') = ("work_item_orders"."conflict_decided_at" is null)),
	CONSTRAINT "work_item_orders_received" CHECK (("work_item_orders"."received_at" is null) = ("work_item_orders"."answer_by" is null) and ("work_item_orders"."answered_at" is null or "work_item_orders"."received_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "work_items" DROP CONSTRAINT "work_items_rejected";--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "objection_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "written_offers" ADD CONSTRAINT "written_offers_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "work_item_deliveries" ADD CONSTRAINT "work_item_deliveries_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_orders" ADD CONSTRAINT "work_item_orders_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "written_offers_lawyer" ON "written_offers" USING btree ("lawyer_id","created_at");--> statement-breakpoint
CREATE INDEX "work_item_deliveries_item" ON "work_item_deliveries" USING btree ("work_item_id","delivered_at");--> statement-breakpoint
CREATE INDEX "work_item_orders_to_answer" ON "work_item_orders" USING btree ("answer_by") WHERE answered_at is null;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_rejected" CHECK (("work_items"."status" = 'REJECTED') = ("work_items"."rejected_by" is not null) and "work_items"."rejected_by" in ('CLIENT', 'LAWYER', 'SYSTEM') and length("work_items"."rejected_reason") <= 1000) NOT VALID;