CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_unique" UNIQUE("user_id","endpoint","key"),
	CONSTRAINT "idempotency_keys_length" CHECK (length("idempotency_keys"."key") between 1 and 255)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sessions_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"callback_url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tokens_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "tokens_kind" CHECK ("tokens"."kind" in ('verify_email'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" "citext" NOT NULL,
	"phone" text,
	"picture" text,
	"password_hash" text,
	"email_verified_at" timestamp with time zone,
	"roles" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_type" CHECK ("users"."type" in ('CUSTOMER', 'LAWYER')),
	CONSTRAINT "users_names" CHECK (length("users"."first_name") > 0 and length("users"."last_name") > 0)
);
--> statement-breakpoint
CREATE TABLE "availability_exceptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lawyer_id" text NOT NULL,
	"date" date NOT NULL,
	"available" boolean NOT NULL,
	"start_minute" integer,
	"end_minute" integer,
	CONSTRAINT "availability_exceptions_range" CHECK (("availability_exceptions"."start_minute" is null) = ("availability_exceptions"."end_minute" is null) and ("availability_exceptions"."available" is false or "availability_exceptions"."start_minute" is not null) and ("availability_exceptions"."start_minute" is null or ("availability_exceptions"."start_minute" >= 0 and "availability_exceptions"."end_minute" > "availability_exceptions"."start_minute" and "availability_exceptions"."end_minute" <= 1440)))
);
--> statement-breakpoint
CREATE TABLE "availability_hours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lawyer_id" text NOT NULL,
	"day" integer NOT NULL,
	"start_minute" integer NOT NULL,
	"end_minute" integer NOT NULL,
	CONSTRAINT "availability_hours_day" CHECK ("availability_hours"."day" between 0 and 6),
	CONSTRAINT "availability_hours_range" CHECK ("availability_hours"."start_minute" >= 0 and "availability_hours"."end_minute" > "availability_hours"."start_minute" and "availability_hours"."end_minute" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "awards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lawyer_id" text NOT NULL,
	"title" text NOT NULL,
	"year" integer NOT NULL,
	"description" text NOT NULL,
	"priority" integer NOT NULL,
	CONSTRAINT "awards_text" CHECK (length("awards"."description") <= 250),
	CONSTRAINT "awards_year" CHECK ("awards"."year" <= extract(year from now()))
);
--> statement-breakpoint
CREATE TABLE "blockers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lawyer_id" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blockers_range" CHECK ("blockers"."ends_at" > "blockers"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "education" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lawyer_id" text NOT NULL,
	"school" text NOT NULL,
	"degree" text NOT NULL,
	"start_year" integer NOT NULL,
	"end_year" integer NOT NULL,
	"honours" text,
	CONSTRAINT "education_years" CHECK ("education"."end_year" > "education"."start_year" and "education"."end_year" <= extract(year from now()))
);
--> statement-breakpoint
CREATE TABLE "lawyer_search" (
	"lawyer_id" text NOT NULL,
	"area" text NOT NULL,
	"region" text NOT NULL,
	"languages" text[] NOT NULL,
	"rating" double precision NOT NULL,
	"price" integer NOT NULL,
	"bar_year" integer NOT NULL,
	"free_consultation" boolean NOT NULL,
	CONSTRAINT "lawyer_search_lawyer_id_area_pk" PRIMARY KEY("lawyer_id","area")
);
--> statement-breakpoint
CREATE TABLE "lawyers" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"display_name" text NOT NULL,
	"picture" text,
	"phone" text NOT NULL,
	"region" text NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"office_address" text DEFAULT '' NOT NULL,
	"areas" text[] NOT NULL,
	"legal_problems" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"specializations" text[] DEFAULT '{}'::text[] NOT NULL,
	"languages" text[] NOT NULL,
	"bar_year" integer NOT NULL,
	"roll_number" text NOT NULL,
	"ibp_number" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"quote" text DEFAULT '' NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"ibp_verified_at" timestamp with time zone,
	"bank_id" text,
	"bank_account_name" text,
	"bank_account_number" text,
	"price_30" integer,
	"price_60" integer,
	"notice_minutes" integer DEFAULT 120 NOT NULL,
	"free_consultation" boolean DEFAULT false NOT NULL,
	"rating" double precision DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lawyers_user_unique" UNIQUE("user_id"),
	CONSTRAINT "lawyers_handle" CHECK ("lawyers"."id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "lawyers_prices" CHECK ("lawyers"."price_30" between 2000 and 5000000 and "lawyers"."price_60" between 2000 and 5000000),
	CONSTRAINT "lawyers_bar_year" CHECK ("lawyers"."bar_year" between 1940 and extract(year from now())),
	CONSTRAINT "lawyers_notice" CHECK ("lawyers"."notice_minutes" between 0 and 20160),
	CONSTRAINT "lawyers_about" CHECK ("lawyers"."about" = '' or length("lawyers"."about") between 250 and 500),
	CONSTRAINT "lawyers_rating" CHECK ("lawyers"."rating" between 0 and 5 and "lawyers"."review_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "work_experience" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lawyer_id" text NOT NULL,
	"position" text NOT NULL,
	"organisation" text NOT NULL,
	"start_year" integer NOT NULL,
	"end_year" integer,
	"description" text,
	CONSTRAINT "work_experience_years" CHECK ("work_experience"."start_year" <= extract(year from now()) and ("work_experience"."end_year" is null or ("work_experience"."end_year" >= "work_experience"."start_year" and "work_experience"."end_year" <= extract(year from now()))))
);
--> statement-breakpoint
CREATE TABLE "meeting_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"meeting_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_files_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "meeting_files_size" CHECK ("meeting_files"."size" > 0 and length("meeting_files"."name") between 1 and 255)
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text DEFAULT 'CONSULTATION' NOT NULL,
	"lawyer_id" text NOT NULL,
	"client_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"earliest_start" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"description" text NOT NULL,
	"other_party" text,
	"consent_at" timestamp with time zone NOT NULL,
	"free" boolean DEFAULT false NOT NULL,
	"price" integer NOT NULL,
	"platform_fee" integer NOT NULL,
	"hold_expires_at" timestamp with time zone,
	"request_key" text,
	"ics_sequence" integer DEFAULT 0 NOT NULL,
	"cancelled_by" text,
	"cancel_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "meetings_request_unique" UNIQUE("client_id","request_key"),
	CONSTRAINT "meetings_range" CHECK ("meetings"."ends_at" > "meetings"."starts_at" and "meetings"."earliest_start" <= "meetings"."starts_at"),
	CONSTRAINT "meetings_status" CHECK ("meetings"."status" in ('PAYMENT_PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED', 'EXPIRED')),
	CONSTRAINT "meetings_type" CHECK ("meetings"."type" in ('VIDEO', 'PHONE') and ("meetings"."type" = 'VIDEO' or "meetings"."phone" is not null)),
	CONSTRAINT "meetings_hold" CHECK ("meetings"."status" <> 'PAYMENT_PENDING' or "meetings"."hold_expires_at" is not null),
	CONSTRAINT "meetings_money" CHECK ("meetings"."price" >= 0 and "meetings"."platform_fee" >= 0 and (not "meetings"."free" or "meetings"."price" = 0)),
	CONSTRAINT "meetings_texts" CHECK (length("meetings"."subject") between 1 and 120 and length("meetings"."description") between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"meeting_id" uuid NOT NULL,
	"lawyer_id" text NOT NULL,
	"client_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"comment" text NOT NULL,
	"show_name" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_meeting_unique" UNIQUE("meeting_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"content" jsonb,
	"dedupe_key" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_dedupe_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"icon" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"url" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_dedupe_unique" UNIQUE("user_id","dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"payment_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_postings_once" UNIQUE("payment_id","kind","account"),
	CONSTRAINT "ledger_postings_amount" CHECK ("ledger_postings"."amount" <> 0),
	CONSTRAINT "ledger_postings_kind" CHECK ("ledger_postings"."kind" in ('payment', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_unique" UNIQUE("gateway","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ref" text NOT NULL,
	"meeting_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"method" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"total" integer NOT NULL,
	"price" integer NOT NULL,
	"platform_fee" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"session_id" text,
	"checkout_url" text,
	"gateway_payment_id" text,
	"last_attempt_failed" boolean DEFAULT false NOT NULL,
	"checked_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_ref_unique" UNIQUE("ref"),
	CONSTRAINT "payments_meeting_unique" UNIQUE("meeting_id"),
	CONSTRAINT "payments_session_unique" UNIQUE("gateway","session_id"),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('PENDING', 'PAID', 'EXPIRED', 'REFUND_PENDING', 'REFUNDED')),
	CONSTRAINT "payments_sum" CHECK ("payments"."total" = "payments"."price" + "payments"."platform_fee" and "payments"."refunded" between 0 and "payments"."total")
);
--> statement-breakpoint
CREATE TABLE "test_gateway_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"description" text NOT NULL,
	"amount" integer NOT NULL,
	"method" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"payment_id" text,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_gateway_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_hours" ADD CONSTRAINT "availability_hours_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blockers" ADD CONSTRAINT "blockers_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "education" ADD CONSTRAINT "education_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lawyer_search" ADD CONSTRAINT "lawyer_search_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lawyers" ADD CONSTRAINT "lawyers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_experience" ADD CONSTRAINT "work_experience_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_files" ADD CONSTRAINT "meeting_files_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_files" ADD CONSTRAINT "meeting_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tokens_user" ON "tokens" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "availability_exceptions_lawyer" ON "availability_exceptions" USING btree ("lawyer_id","date");--> statement-breakpoint
CREATE INDEX "availability_hours_lawyer" ON "availability_hours" USING btree ("lawyer_id");--> statement-breakpoint
CREATE INDEX "awards_lawyer" ON "awards" USING btree ("lawyer_id");--> statement-breakpoint
CREATE INDEX "blockers_lawyer" ON "blockers" USING btree ("lawyer_id","ends_at");--> statement-breakpoint
CREATE INDEX "education_lawyer" ON "education" USING btree ("lawyer_id");--> statement-breakpoint
CREATE INDEX "lawyer_search_rating" ON "lawyer_search" USING btree ("area","rating","lawyer_id");--> statement-breakpoint
CREATE INDEX "lawyer_search_price" ON "lawyer_search" USING btree ("area","price","lawyer_id");--> statement-breakpoint
CREATE INDEX "lawyer_search_bar_year" ON "lawyer_search" USING btree ("area","bar_year","lawyer_id");--> statement-breakpoint
CREATE INDEX "lawyer_search_region_rating" ON "lawyer_search" USING btree ("area","region","rating","lawyer_id");--> statement-breakpoint
CREATE INDEX "lawyer_search_region_price" ON "lawyer_search" USING btree ("area","region","price","lawyer_id");--> statement-breakpoint
CREATE INDEX "lawyer_search_region_bar_year" ON "lawyer_search" USING btree ("area","region","bar_year","lawyer_id");--> statement-breakpoint
CREATE INDEX "work_experience_lawyer" ON "work_experience" USING btree ("lawyer_id");--> statement-breakpoint
CREATE INDEX "meeting_files_meeting" ON "meeting_files" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "meetings_lawyer" ON "meetings" USING btree ("lawyer_id","ends_at");--> statement-breakpoint
CREATE INDEX "meetings_client" ON "meetings" USING btree ("client_id","starts_at");--> statement-breakpoint
CREATE INDEX "meetings_holds" ON "meetings" USING btree ("hold_expires_at") WHERE status = 'PAYMENT_PENDING';--> statement-breakpoint
CREATE INDEX "meetings_to_complete" ON "meetings" USING btree ("ends_at") WHERE status = 'CONFIRMED';--> statement-breakpoint
CREATE INDEX "reviews_lawyer" ON "reviews" USING btree ("lawyer_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "ledger_postings_entry" ON "ledger_postings" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE status in ('PENDING', 'REFUND_PENDING');