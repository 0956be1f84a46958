CREATE TABLE "notaries" (
	"lawyer_id" text PRIMARY KEY NOT NULL,
	"picture" text,
	"city" text DEFAULT '' NOT NULL,
	"office_address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"commission_number" text DEFAULT '' NOT NULL,
	"commission_territory" text DEFAULT '' NOT NULL,
	"commission_valid_until" date,
	"approved_city" text,
	"approved_number" text,
	"approved_territory" text,
	"approved_until" date,
	"approved_at" timestamp with time zone,
	"warned" integer,
	"is_public" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notaries_approved" CHECK (num_nulls("notaries"."approved_city", "notaries"."approved_number", "notaries"."approved_territory", "notaries"."approved_until", "notaries"."approved_at") in (0, 5)),
	CONSTRAINT "notaries_public" CHECK (not "notaries"."is_public" or "notaries"."approved_until" is not null)
);
--> statement-breakpoint
CREATE TABLE "notary_hours" (
	"lawyer_id" text NOT NULL,
	"day" integer NOT NULL,
	"start_minute" integer NOT NULL,
	"end_minute" integer NOT NULL,
	CONSTRAINT "notary_hours_lawyer_id_day_start_minute_pk" PRIMARY KEY("lawyer_id","day","start_minute"),
	CONSTRAINT "notary_hours_day" CHECK ("notary_hours"."day" between 0 and 6),
	CONSTRAINT "notary_hours_range" CHECK ("notary_hours"."start_minute" >= 0 and "notary_hours"."end_minute" > "notary_hours"."start_minute" and "notary_hours"."end_minute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "notary_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lawyer_id" text NOT NULL,
	"client_id" uuid NOT NULL,
	"status" text DEFAULT 'SENT' NOT NULL,
	"service" text NOT NULL,
	"day" date NOT NULL,
	"message" text NOT NULL,
	"phone" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	CONSTRAINT "notary_requests_status" CHECK ("notary_requests"."status" in ('SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
	CONSTRAINT "notary_requests_message" CHECK (length("notary_requests"."message") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "notary_services" (
	"lawyer_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "notary_services_lawyer_id_position_pk" PRIMARY KEY("lawyer_id","position"),
	CONSTRAINT "notary_services_price_range" CHECK ("notary_services"."price" between 2000 and 5000000),
	CONSTRAINT "notary_services_name" CHECK (length("notary_services"."name") between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "identity_documents" DROP CONSTRAINT "identity_documents_kind";--> statement-breakpoint
DROP INDEX "verifications_one_pending";--> statement-breakpoint
DROP INDEX "verifications_lawyer";--> statement-breakpoint
ALTER TABLE "verifications" ADD COLUMN "subject" text DEFAULT 'identity' NOT NULL;--> statement-breakpoint
ALTER TABLE "notaries" ADD CONSTRAINT "notaries_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "notary_hours" ADD CONSTRAINT "notary_hours_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "notary_requests" ADD CONSTRAINT "notary_requests_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "notary_requests" ADD CONSTRAINT "notary_requests_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_services" ADD CONSTRAINT "notary_services_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "notaries_picture" ON "notaries" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "notaries_city" ON "notaries" USING btree ("approved_city");--> statement-breakpoint
CREATE INDEX "notaries_until" ON "notaries" USING btree ("approved_until");--> statement-breakpoint
CREATE INDEX "notary_requests_lawyer" ON "notary_requests" USING btree ("lawyer_id","created_at");--> statement-breakpoint
CREATE INDEX "notary_requests_client" ON "notary_requests" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "notary_requests_day" ON "notary_requests" USING btree ("day");--> statement-breakpoint
CREATE INDEX "notary_services_price" ON "notary_services" USING btree ("price");--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_one_pending" ON "verifications" USING btree ("lawyer_id","subject") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "verifications_lawyer" ON "verifications" USING btree ("lawyer_id","subject","submitted_at");--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_kind" CHECK ("identity_documents"."kind" in ('ibp_id', 'government_id', 'commission'));--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_subject" CHECK ("verifications"."subject" in ('identity', 'commission'));--> statement-breakpoint
CREATE VIEW "public"."listed_notaries" AS (select "notaries"."lawyer_id" as "lawyer_id", "lawyers"."user_id" as "user_id", "lawyers"."display_name" as "display_name", coalesce("notaries"."picture", "lawyers"."picture") as "picture", "notaries"."approved_city" as "city", "notaries"."office_address" as "office_address", "notaries"."phone" as "phone", "notaries"."approved_number" as "commission_number", "notaries"."approved_territory" as "commission_territory", "notaries"."approved_until" as "commission_valid_until", "notaries"."approved_at" as "checked_at", "notaries"."changed_at" as "changed_at" from "notaries" inner join "lawyers" on "lawyers"."id" = "notaries"."lawyer_id" inner join "users" on "users"."id" = "lawyers"."user_id" where "notaries"."is_public" and "notaries"."approved_until" >= (now() at time zone 'Asia/Manila')::date
        and "lawyers"."ibp_verified_at" > now() - interval '13 months' and "users"."suspended_at" is null and "users"."deleted_at" is null);