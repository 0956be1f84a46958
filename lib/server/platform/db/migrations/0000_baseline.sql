-- The schema that every database begins with (docs/decisions/0042-one-baseline.md). Extensions, tables, foreign keys, indexes
-- and views are as drizzle-kit writes them from lib/server/schema. What drizzle does not know of comes after them, by hand:
-- the exclusion constraint, the functions and the triggers.

-- ===== Extensions =====
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS citext;--> statement-breakpoint

-- ===== Tables, by file of lib/server/schema =====

-- absences.ts
CREATE TABLE "meeting_absences" (
	"meeting_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"details" text,
	"reported_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"decision" text,
	"decided_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "meeting_absences_state" CHECK ("meeting_absences"."state" in ('REPORTED', 'CONTESTED', 'REFUNDED', 'REJECTED')
        and ("meeting_absences"."state" in ('REFUNDED', 'REJECTED')) = ("meeting_absences"."closed_at" is not null)),
	CONSTRAINT "meeting_absences_texts" CHECK (length("meeting_absences"."details") <= 1000 and length("meeting_absences"."answer") <= 1000 and length("meeting_absences"."decision") <= 1000)
);
--> statement-breakpoint

-- accounts.ts
CREATE TABLE "account_exports" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"storage_key" text
);
--> statement-breakpoint
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
CREATE TABLE "linked_identities" (
	"service" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "linked_identities_key" PRIMARY KEY("service","subject"),
	CONSTRAINT "linked_identities_service" CHECK ("linked_identities"."service" in ('google', 'facebook')),
	CONSTRAINT "linked_identities_subject" CHECK (length("linked_identities"."subject") between 1 and 255)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
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
	"second_factor_at" timestamp with time zone,
	CONSTRAINT "sessions_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"callback_url" text,
	"email" "citext",
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tokens_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "tokens_kind" CHECK ("tokens"."kind" in ('verify_email', 'reset_password', 'change_email', 'undo_email'))
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
	"deletion_due_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"suspension_reason" text,
	"terms_accepted_at" timestamp with time zone,
	"terms_version" text,
	"privacy_version" text,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_type" CHECK ("users"."type" in ('CUSTOMER', 'LAWYER')),
	CONSTRAINT "users_terms" CHECK (("users"."terms_accepted_at" is null) = ("users"."terms_version" is null)),
	CONSTRAINT "users_privacy" CHECK ("users"."privacy_version" is null or "users"."terms_accepted_at" is not null),
	CONSTRAINT "users_suspension" CHECK (("users"."suspended_at" is null) = ("users"."suspension_reason" is null)),
	CONSTRAINT "users_names" CHECK (length("users"."first_name") > 0 and length("users"."last_name") > 0)
);
--> statement-breakpoint

-- audit.ts
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

-- calendars.ts
CREATE TABLE "calendar_feeds" (
	"lawyer_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"client_names" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "calendar_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lawyer_id" text NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"address" text NOT NULL,
	"address_hash" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"read_at" timestamp with time zone NOT NULL,
	"synced_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"problem" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_imports_address_unique" UNIQUE("lawyer_id","address_hash"),
	CONSTRAINT "calendar_imports_failures" CHECK (("calendar_imports"."failures" = 0) = ("calendar_imports"."problem" is null))
);
--> statement-breakpoint
CREATE TABLE "imported_times" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"import_id" uuid NOT NULL,
	"lawyer_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imported_times_range" CHECK ("imported_times"."ends_at" > "imported_times"."starts_at")
);
--> statement-breakpoint

-- calls.ts
CREATE TABLE "call_connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"meeting_id" uuid NOT NULL,
	"role" text NOT NULL,
	"participant_id" uuid NOT NULL,
	"sid" uuid NOT NULL,
	"connected_to" text[] NOT NULL,
	"devices" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "call_connections_role" CHECK ("call_connections"."role" in ('client', 'lawyer', 'guest')),
	CONSTRAINT "call_connections_times" CHECK ("call_connections"."reported_at" >= "call_connections"."started_at")
);
--> statement-breakpoint
CREATE TABLE "call_event_counters" (
	"meeting_id" uuid PRIMARY KEY NOT NULL,
	"last_id" bigint NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_events" (
	"meeting_id" uuid NOT NULL,
	"id" bigint NOT NULL,
	"from_role" text NOT NULL,
	"from_sid" uuid NOT NULL,
	"to_sid" uuid,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "call_events_meeting_id_id_pk" PRIMARY KEY("meeting_id","id")
);
--> statement-breakpoint
CREATE TABLE "call_presences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"meeting_id" uuid NOT NULL,
	"role" text NOT NULL,
	"participant_id" uuid NOT NULL,
	"sid" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "call_presences_role" CHECK ("call_presences"."role" in ('client', 'lawyer', 'guest')),
	CONSTRAINT "call_presences_times" CHECK ("call_presences"."last_seen_at" >= "call_presences"."joined_at" and "call_presences"."left_at" >= "call_presences"."joined_at")
);
--> statement-breakpoint

-- comments.ts
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "comments_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"meeting_id" uuid,
	"work_item_id" uuid,
	"author_id" uuid NOT NULL,
	"comment" text NOT NULL,
	"request_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "comments_request_unique" UNIQUE("author_id","request_key"),
	CONSTRAINT "comments_about" CHECK (num_nonnulls("comments"."meeting_id", "comments"."work_item_id") = 1),
	CONSTRAINT "comments_text" CHECK (length("comments"."comment") between 1 and 5000)
);
--> statement-breakpoint

-- guests.ts
CREATE TABLE "meeting_guests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"meeting_id" uuid NOT NULL,
	"relation" text NOT NULL,
	"invited_name" text,
	"consent_at" timestamp with time zone NOT NULL,
	"consent_version" integer NOT NULL,
	"name" text,
	"accepted_at" timestamp with time zone,
	"accepted_version" integer,
	CONSTRAINT "meeting_guests_meeting_unique" UNIQUE("meeting_id"),
	CONSTRAINT "meeting_guests_relation" CHECK ("meeting_guests"."relation" in ('INTERPRETER', 'FAMILY', 'FRIEND', 'COLLEAGUE', 'OTHER')),
	CONSTRAINT "meeting_guests_names" CHECK (length("meeting_guests"."name") between 1 and 80 and length("meeting_guests"."invited_name") between 1 and 80),
	CONSTRAINT "meeting_guests_accepted" CHECK (("meeting_guests"."accepted_at" is null) = ("meeting_guests"."accepted_version" is null) and ("meeting_guests"."name" is null or "meeting_guests"."accepted_at" is not null))
);
--> statement-breakpoint

-- lawyers.ts
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
	"available" boolean DEFAULT true NOT NULL,
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
	CONSTRAINT "awards_year" CHECK ("awards"."year" <= extract(year from now() at time zone 'Asia/Manila'))
);
--> statement-breakpoint
CREATE TABLE "blockers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lawyer_id" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"series_id" uuid,
	CONSTRAINT "blockers_range" CHECK ("blockers"."ends_at" > "blockers"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "changed_times" (
	"lawyer_id" text NOT NULL
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
	CONSTRAINT "education_years" CHECK ("education"."end_year" > "education"."start_year" and "education"."end_year" <= extract(year from now() at time zone 'Asia/Manila'))
);
--> statement-breakpoint
CREATE TABLE "featured_draws" (
	"day" date NOT NULL,
	"lawyer_id" text NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "featured_draws_day_lawyer_id_pk" PRIMARY KEY("day","lawyer_id")
);
--> statement-breakpoint
CREATE TABLE "lawyer_search" (
	"lawyer_id" text NOT NULL,
	"area" text NOT NULL,
	"region" text NOT NULL,
	"city" text NOT NULL,
	"languages" text[] NOT NULL,
	"rating" double precision NOT NULL,
	"price" integer NOT NULL,
	"price_60" integer NOT NULL,
	"bar_year" integer NOT NULL,
	"free_consultation" boolean NOT NULL,
	"checked_until" timestamp with time zone NOT NULL,
	"review_count" integer NOT NULL,
	"first_start" timestamp with time zone,
	"first_evening" timestamp with time zone,
	"first_weekend" timestamp with time zone,
	"times_due" timestamp with time zone NOT NULL,
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
	"renewal_asked_at" timestamp with time zone,
	"bank_id" text,
	"bank_account_name" text,
	"bank_account_number" text,
	"bank_changed_at" timestamp with time zone,
	"price_30" integer,
	"price_60" integer,
	"notice_minutes" integer DEFAULT 120 NOT NULL,
	"buffer_minutes" integer DEFAULT 0 NOT NULL,
	"daily_maximum" integer,
	"free_consultation" boolean DEFAULT false NOT NULL,
	"rating" double precision DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"profile_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lawyers_user_unique" UNIQUE("user_id"),
	CONSTRAINT "lawyers_handle" CHECK ("lawyers"."id" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "lawyers_prices" CHECK ("lawyers"."price_30" between 2000 and 5000000 and "lawyers"."price_60" between 2000 and 5000000),
	CONSTRAINT "lawyers_bar_year" CHECK ("lawyers"."bar_year" between 1940 and extract(year from now() at time zone 'Asia/Manila')),
	CONSTRAINT "lawyers_notice" CHECK ("lawyers"."notice_minutes" between 0 and 20160),
	CONSTRAINT "lawyers_buffer" CHECK ("lawyers"."buffer_minutes" between 0 and 60),
	CONSTRAINT "lawyers_daily_maximum" CHECK ("lawyers"."daily_maximum" between 1 and 20),
	CONSTRAINT "lawyers_about" CHECK ("lawyers"."about" = '' or length("lawyers"."about") between 250 and 500),
	CONSTRAINT "lawyers_rating" CHECK ("lawyers"."rating" between 0 and 5 and "lawyers"."review_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "profile_views" (
	"lawyer_id" text NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "profile_views_lawyer_id_day_pk" PRIMARY KEY("lawyer_id","day"),
	CONSTRAINT "profile_views_positive" CHECK ("profile_views"."views" > 0)
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"area" text NOT NULL,
	"region" text NOT NULL,
	"language" text NOT NULL,
	"lawyers" integer NOT NULL
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
	CONSTRAINT "work_experience_years" CHECK ("work_experience"."start_year" <= extract(year from now() at time zone 'Asia/Manila') and ("work_experience"."end_year" is null or ("work_experience"."end_year" >= "work_experience"."start_year" and "work_experience"."end_year" <= extract(year from now() at time zone 'Asia/Manila'))))
);
--> statement-breakpoint

-- live.ts
CREATE TABLE "live_event_counters" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"last_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"user_id" uuid NOT NULL,
	"id" bigint NOT NULL,
	"type" text NOT NULL,
	"subject_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_events_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint

-- meetings.ts
CREATE TABLE "client_notes" (
	"lawyer_id" text NOT NULL,
	"client_id" uuid NOT NULL,
	"note" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_notes_lawyer_id_client_id_pk" PRIMARY KEY("lawyer_id","client_id"),
	CONSTRAINT "client_notes_version" CHECK ("client_notes"."version" > 0)
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
CREATE TABLE "meeting_moves" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"meeting_id" uuid NOT NULL,
	"moved_by" text NOT NULL,
	"sequence" integer NOT NULL,
	"from_start" timestamp with time zone NOT NULL,
	"to_start" timestamp with time zone NOT NULL,
	"reason" text,
	"details" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_moves_sequence_unique" UNIQUE("meeting_id","sequence"),
	CONSTRAINT "meeting_moves_by" CHECK ("meeting_moves"."moved_by" in ('CLIENT', 'LAWYER')),
	CONSTRAINT "meeting_moves_texts" CHECK (length("meeting_moves"."reason") <= 120 and length("meeting_moves"."details") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text DEFAULT 'CONSULTATION' NOT NULL,
	"work_item_id" uuid,
	"lawyer_id" text NOT NULL,
	"client_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"earliest_start" timestamp with time zone NOT NULL,
	"refund_grace_until" timestamp with time zone,
	"late_move_at" timestamp with time zone,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"description" text NOT NULL,
	"other_party" text,
	"attendee_name" text,
	"attendee_relation" text,
	"consent_at" timestamp with time zone NOT NULL,
	"free" boolean DEFAULT false NOT NULL,
	"price" integer NOT NULL,
	"platform_fee" integer NOT NULL,
	"hold_expires_at" timestamp with time zone,
	"hold_address" text,
	"request_key" text,
	"ics_sequence" integer DEFAULT 0 NOT NULL,
	"ics_changed_at" timestamp with time zone,
	"cancelled_by" text,
	"cancel_reason" text,
	"call_seconds" integer,
	"client_absent" boolean DEFAULT false NOT NULL,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "meetings_request_unique" UNIQUE("client_id","request_key"),
	CONSTRAINT "meetings_kind" CHECK ("meetings"."kind" in ('CONSULTATION', 'ENGAGEMENT')),
	CONSTRAINT "meetings_engagement" CHECK (("meetings"."kind" <> 'CONSULTATION' or "meetings"."work_item_id" is null) and ("meetings"."kind" <> 'ENGAGEMENT' or ("meetings"."price" = 0 and not "meetings"."free"))),
	CONSTRAINT "meetings_range" CHECK ("meetings"."ends_at" > "meetings"."starts_at" and "meetings"."earliest_start" <= "meetings"."starts_at"),
	CONSTRAINT "meetings_status" CHECK ("meetings"."status" in ('PAYMENT_PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED', 'EXPIRED')),
	CONSTRAINT "meetings_type" CHECK ("meetings"."type" in ('VIDEO', 'PHONE') and ("meetings"."type" = 'VIDEO' or "meetings"."phone" is not null)),
	CONSTRAINT "meetings_hold" CHECK ("meetings"."status" <> 'PAYMENT_PENDING' or "meetings"."hold_expires_at" is not null),
	CONSTRAINT "meetings_money" CHECK ("meetings"."price" >= 0 and "meetings"."platform_fee" >= 0 and (not "meetings"."free" or "meetings"."price" = 0)),
	CONSTRAINT "meetings_attendee" CHECK (length("meetings"."attendee_name") between 1 and 80 and ("meetings"."attendee_relation" is null or "meetings"."attendee_name" is not null) and "meetings"."attendee_relation" in ('PARENT', 'CHILD', 'PARTNER', 'SIBLING', 'RELATIVE', 'FRIEND', 'COLLEAGUE', 'OTHER')),
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
	"updated_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "reviews_meeting_unique" UNIQUE("meeting_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_comment" CHECK (length("reviews"."comment") <= 1000)
);
--> statement-breakpoint

-- messages.ts
CREATE TABLE "heartbeats" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text,
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
	"about_user_id" uuid,
	"kind" text NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	"icon" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"url" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"seen_at" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_dedupe_unique" UNIQUE("user_id","dedupe_key"),
	CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('booking', 'agreement', 'message', 'reminder', 'review', 'waitlist', 'account'))
);
--> statement-breakpoint

-- notaries.ts
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

-- oversight.ts
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
	CONSTRAINT "webhook_deliveries_outcome" CHECK ("webhook_deliveries"."outcome" in ('processed', 'repeated', 'unknown', 'unclaimed', 'failed', 'differs', 'unsigned', 'no_event'))
);
--> statement-breakpoint

-- pages.ts
CREATE TABLE "page_changes" (
	"tag" text NOT NULL,
	"changed_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_entries" (
	"edition" text NOT NULL,
	"key" text NOT NULL,
	"version" text NOT NULL,
	"body" "bytea" NOT NULL,
	"tags" text[] NOT NULL,
	"seen" "pg_snapshot" NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_entries_edition_key_pk" PRIMARY KEY("edition","key")
);
--> statement-breakpoint

-- payments.ts
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"source_type" text NOT NULL,
	"source_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_cause_unique" UNIQUE("source_type","source_id","kind"),
	CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('payment', 'refund', 'release', 'payout', 'return')),
	CONSTRAINT "ledger_entries_source" CHECK ("ledger_entries"."source_type" in ('payment', 'refund', 'payout'))
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_postings_once" UNIQUE("entry_id","account"),
	CONSTRAINT "ledger_postings_amount" CHECK ("ledger_postings"."amount" <> 0),
	CONSTRAINT "ledger_postings_account" CHECK ("ledger_postings"."account" in ('gateway', 'client_funds', 'platform_fees', 'gateway_fees', 'withheld', 'lawyer_payable', 'paid_out'))
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
	"payable_type" text NOT NULL,
	"payable_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"method" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"total" integer NOT NULL,
	"price" integer NOT NULL,
	"platform_fee" integer NOT NULL,
	"received" integer,
	"gateway_fee" integer DEFAULT 0 NOT NULL,
	"session_id" text,
	"checkout_url" text,
	"gateway_payment_id" text,
	"last_attempt_failed" boolean DEFAULT false NOT NULL,
	"checked_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_ref_unique" UNIQUE("ref"),
	CONSTRAINT "payments_session_unique" UNIQUE("gateway","session_id"),
	CONSTRAINT "payments_money_unique" UNIQUE("gateway","gateway_payment_id"),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('PENDING', 'PAID', 'EXPIRED', 'REFUND_PENDING', 'REFUNDED')),
	CONSTRAINT "payments_payable_type" CHECK ("payments"."payable_type" in ('meeting', 'milestone', 'service_purchase')),
	CONSTRAINT "payments_method" CHECK ("payments"."received" is null or "payments"."method" is not null),
	CONSTRAINT "payments_sum" CHECK ("payments"."total" = "payments"."price" + "payments"."platform_fee"),
	CONSTRAINT "payments_received" CHECK (("payments"."status" in ('PENDING', 'EXPIRED')) = ("payments"."received" is null) and "payments"."received" >= 0)
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
	"refusal" text,
	"account_asked_at" timestamp with time zone,
	"paid_reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"succeeded_at" timestamp with time zone,
	CONSTRAINT "refunds_cause_unique" UNIQUE("payment_id","cause"),
	CONSTRAINT "refunds_reference_unique" UNIQUE("reference"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('PENDING', 'SUCCEEDED', 'FAILED', 'MANUAL')),
	CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('LATE', 'DUPLICATE', 'OTHER_AMOUNT', 'CANCELLED', 'DISPUTE')),
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
CREATE TABLE "test_gateway_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"copy" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"amount" integer NOT NULL,
	"methods" text[] NOT NULL,
	"method" text,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"payment_id" text,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	"ending" boolean DEFAULT false NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_gateway_reference_unique" UNIQUE("reference","copy")
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
CREATE TABLE "unclaimed_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"gateway" text NOT NULL,
	"gateway_payment_id" text NOT NULL,
	"session_id" text,
	"reference" text,
	"amount" integer,
	"currency" text NOT NULL,
	"method" text,
	"found_at" timestamp with time zone NOT NULL,
	"decision" text,
	"closed_at" timestamp with time zone,
	CONSTRAINT "unclaimed_payments_unique" UNIQUE("gateway","gateway_payment_id"),
	CONSTRAINT "unclaimed_payments_closed" CHECK (("unclaimed_payments"."closed_at" is null) = ("unclaimed_payments"."decision" is null))
);
--> statement-breakpoint

-- payouts.ts
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

-- push.ts
CREATE TABLE "notification_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"switched_off" text[] DEFAULT '{}'::text[] NOT NULL,
	"quiet_from" integer,
	"quiet_to" integer,
	"quiet_zone" text,
	CONSTRAINT "notification_preferences_quiet" CHECK (num_nulls("notification_preferences"."quiet_from", "notification_preferences"."quiet_to", "notification_preferences"."quiet_zone") in (0, 3) and "notification_preferences"."quiet_from" <> "notification_preferences"."quiet_to"),
	CONSTRAINT "notification_preferences_minutes" CHECK ("notification_preferences"."quiet_from" between 0 and 1439 and "notification_preferences"."quiet_to" between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint_hash" text NOT NULL,
	"encrypted" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_session_unique" UNIQUE("session_id"),
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint_hash")
);
--> statement-breakpoint

-- reminders.ts
CREATE TABLE "meeting_reminders" (
	"meeting_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sequence" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_reminders_meeting_id_kind_sequence_pk" PRIMARY KEY("meeting_id","kind","sequence"),
	CONSTRAINT "meeting_reminders_kind" CHECK ("meeting_reminders"."kind" in ('DAY_BEFORE', 'SOON', 'REVIEW'))
);
--> statement-breakpoint

-- summaries.ts
CREATE TABLE "meeting_summaries" (
	"meeting_id" uuid PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone,
	CONSTRAINT "meeting_summaries_version" CHECK ("meeting_summaries"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"lawyer_id" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decision_reason" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "review_reports_decision" CHECK ("review_reports"."decision" in ('KEPT', 'HIDDEN') and ("review_reports"."decision" is null) = ("review_reports"."decided_at" is null)),
	CONSTRAINT "review_reports_reason" CHECK (length("review_reports"."reason") between 1 and 1000),
	CONSTRAINT "review_reports_decision_reason" CHECK (length("review_reports"."decision_reason") between 1 and 1000)
);
--> statement-breakpoint

-- uptime.ts
CREATE TABLE "installation" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"kind" text NOT NULL,
	"key_check" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installation_only" CHECK ("installation"."only"),
	CONSTRAINT "installation_kind" CHECK ("installation"."kind" in ('local', 'production'))
);
--> statement-breakpoint
CREATE TABLE "server_uptime" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint

-- verification.ts
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
	CONSTRAINT "identity_documents_kind" CHECK ("identity_documents"."kind" in ('ibp_id', 'government_id', 'commission')),
	CONSTRAINT "identity_documents_type" CHECK ("identity_documents"."content_type" in ('image/jpeg', 'application/pdf')),
	CONSTRAINT "identity_documents_size" CHECK ("identity_documents"."size" > 0 and length("identity_documents"."name") between 1 and 255)
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lawyer_id" text NOT NULL,
	"subject" text DEFAULT 'identity' NOT NULL,
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
	CONSTRAINT "verifications_subject" CHECK ("verifications"."subject" in ('identity', 'commission')),
	CONSTRAINT "verifications_status" CHECK ("verifications"."status" in ('PENDING', 'APPROVED', 'REJECTED')),
	CONSTRAINT "verifications_decided" CHECK (("verifications"."status" = 'PENDING') = ("verifications"."decided_at" is null) and ("verifications"."status" = 'PENDING') = ("verifications"."token_hash" is not null) and ("verifications"."status" = 'PENDING' or "verifications"."code_hash" is null)),
	CONSTRAINT "verifications_reason" CHECK (("verifications"."status" = 'REJECTED') = ("verifications"."reason" is not null))
);
--> statement-breakpoint

-- waitlist.ts
CREATE TABLE "freed_times" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"meeting_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"offered_at" timestamp with time zone,
	CONSTRAINT "freed_times_range" CHECK ("freed_times"."ends_at" > "freed_times"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"lawyer_id" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"part" text NOT NULL,
	"length" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waitlist_entries_unique" UNIQUE("client_id","lawyer_id"),
	CONSTRAINT "waitlist_entries_days" CHECK ("waitlist_entries"."to_day" >= "waitlist_entries"."from_day"),
	CONSTRAINT "waitlist_entries_part" CHECK ("waitlist_entries"."part" in ('any', 'morning', 'afternoon', 'evening')),
	CONSTRAINT "waitlist_entries_length" CHECK ("waitlist_entries"."length" in (30, 60))
);
--> statement-breakpoint

-- work-item-records.ts
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
	"kind" text DEFAULT 'OBJECTION' NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "work_item_disputes_kind" CHECK ("work_item_disputes"."kind" in ('OBJECTION', 'UNFINISHED')),
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

-- work-items.ts
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

-- ===== Foreign keys =====
ALTER TABLE "meeting_absences" ADD CONSTRAINT "meeting_absences_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_identities" ADD CONSTRAINT "linked_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "calendar_imports" ADD CONSTRAINT "calendar_imports_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "imported_times" ADD CONSTRAINT "imported_times_import_id_calendar_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."calendar_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_times" ADD CONSTRAINT "imported_times_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "call_connections" ADD CONSTRAINT "call_connections_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_event_counters" ADD CONSTRAINT "call_event_counters_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_events" ADD CONSTRAINT "call_events_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_presences" ADD CONSTRAINT "call_presences_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_guests" ADD CONSTRAINT "meeting_guests_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_exceptions" ADD CONSTRAINT "availability_exceptions_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "availability_hours" ADD CONSTRAINT "availability_hours_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "blockers" ADD CONSTRAINT "blockers_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "changed_times" ADD CONSTRAINT "changed_times_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "education" ADD CONSTRAINT "education_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "featured_draws" ADD CONSTRAINT "featured_draws_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "lawyer_search" ADD CONSTRAINT "lawyer_search_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "lawyers" ADD CONSTRAINT "lawyers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "work_experience" ADD CONSTRAINT "work_experience_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_files" ADD CONSTRAINT "meeting_files_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_files" ADD CONSTRAINT "meeting_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_moves" ADD CONSTRAINT "meeting_moves_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_user_id_users_id_fk" FOREIGN KEY ("about_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notaries" ADD CONSTRAINT "notaries_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "notary_hours" ADD CONSTRAINT "notary_hours_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "notary_requests" ADD CONSTRAINT "notary_requests_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "notary_requests" ADD CONSTRAINT "notary_requests_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notary_services" ADD CONSTRAINT "notary_services_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_second_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."second_factors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "refund_accounts" ADD CONSTRAINT "refund_accounts_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_profiles" ADD CONSTRAINT "tax_profiles_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_reminders" ADD CONSTRAINT "meeting_reminders_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_summaries" ADD CONSTRAINT "meeting_summaries_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_verification_id_verifications_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "freed_times" ADD CONSTRAINT "freed_times_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "work_item_acceptances" ADD CONSTRAINT "work_item_acceptances_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_acceptances" ADD CONSTRAINT "work_item_acceptances_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_disputes" ADD CONSTRAINT "work_item_disputes_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_files" ADD CONSTRAINT "work_item_files_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_files" ADD CONSTRAINT "work_item_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_templates" ADD CONSTRAINT "work_item_templates_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "work_item_meetings" ADD CONSTRAINT "work_item_meetings_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_meetings" ADD CONSTRAINT "work_item_meetings_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_milestones" ADD CONSTRAINT "work_item_milestones_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_purchases" ADD CONSTRAINT "work_item_purchases_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_services" ADD CONSTRAINT "work_item_services_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_services" ADD CONSTRAINT "work_item_services_purchase_id_work_item_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."work_item_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_item_versions" ADD CONSTRAINT "work_item_versions_work_item_id_work_items_id_fk" FOREIGN KEY ("work_item_id") REFERENCES "public"."work_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint

-- ===== Indexes =====
CREATE INDEX "meeting_absences_to_close" ON "meeting_absences" USING btree ("reported_at") WHERE state = 'REPORTED';--> statement-breakpoint
CREATE INDEX "meeting_absences_contested" ON "meeting_absences" USING btree ("reported_at") WHERE state = 'CONTESTED';--> statement-breakpoint
CREATE INDEX "linked_identities_user" ON "linked_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_seen" ON "sessions" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "tokens_user" ON "tokens" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "users_picture" ON "users" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "audit_events_subject" ON "audit_events" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "audit_events_newest" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "calendar_imports_due" ON "calendar_imports" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "imported_times_import" ON "imported_times" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "imported_times_lawyer" ON "imported_times" USING btree ("lawyer_id","ends_at");--> statement-breakpoint
CREATE INDEX "call_connections_meeting" ON "call_connections" USING btree ("meeting_id","started_at");--> statement-breakpoint
CREATE INDEX "call_connections_page" ON "call_connections" USING btree ("sid","reported_at");--> statement-breakpoint
CREATE INDEX "call_events_age" ON "call_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "call_presences_meeting" ON "call_presences" USING btree ("meeting_id","joined_at");--> statement-breakpoint
CREATE INDEX "call_presences_participant" ON "call_presences" USING btree ("participant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "call_presences_one" ON "call_presences" USING btree ("meeting_id","participant_id") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "comments_meeting" ON "comments" USING btree ("meeting_id","seq");--> statement-breakpoint
CREATE INDEX "comments_unread" ON "comments" USING btree ("meeting_id","author_id") WHERE seen_at is null;--> statement-breakpoint
CREATE INDEX "comments_work_item" ON "comments" USING btree ("work_item_id","seq");--> statement-breakpoint
CREATE INDEX "comments_work_item_unread" ON "comments" USING btree ("work_item_id","author_id") WHERE seen_at is null;--> statement-breakpoint
CREATE INDEX "meeting_guests_named" ON "meeting_guests" USING btree ("meeting_id") WHERE name is not null or invited_name is not null;--> statement-breakpoint
CREATE INDEX "availability_exceptions_lawyer" ON "availability_exceptions" USING btree ("lawyer_id","date");--> statement-breakpoint
CREATE INDEX "availability_hours_lawyer" ON "availability_hours" USING btree ("lawyer_id");--> statement-breakpoint
CREATE INDEX "awards_lawyer" ON "awards" USING btree ("lawyer_id");--> statement-breakpoint
CREATE INDEX "blockers_lawyer" ON "blockers" USING btree ("lawyer_id","ends_at");--> statement-breakpoint
CREATE INDEX "blockers_series" ON "blockers" USING btree ("series_id","starts_at");--> statement-breakpoint
CREATE INDEX "changed_times_lawyer" ON "changed_times" USING btree ("lawyer_id");--> statement-breakpoint
CREATE INDEX "education_lawyer" ON "education" USING btree ("lawyer_id");--> statement-breakpoint
CREATE INDEX "featured_draws_lawyer" ON "featured_draws" USING btree ("lawyer_id");--> statement-breakpoint
CREATE INDEX "lawyer_search_languages" ON "lawyer_search" USING gin ("languages");--> statement-breakpoint
CREATE INDEX "lawyer_search_rating" ON "lawyer_search" USING btree ("area","rating","review_count","lawyer_id","region","checked_until","price","free_consultation","first_start","first_evening","first_weekend","city","languages");--> statement-breakpoint
CREATE INDEX "lawyer_search_region_rating" ON "lawyer_search" USING btree ("area","region","rating","review_count","lawyer_id","checked_until","price","free_consultation","first_start","first_evening","first_weekend","city","languages");--> statement-breakpoint
CREATE INDEX "lawyer_search_city" ON "lawyer_search" USING btree ("area","region",lower("city"),"rating","review_count","lawyer_id","city","checked_until","languages");--> statement-breakpoint
CREATE INDEX "lawyer_search_price" ON "lawyer_search" USING btree ("area","price","lawyer_id","region","checked_until");--> statement-breakpoint
CREATE INDEX "lawyer_search_region_price" ON "lawyer_search" USING btree ("area","region","price","lawyer_id","checked_until");--> statement-breakpoint
CREATE INDEX "lawyer_search_bar_year" ON "lawyer_search" USING btree ("area","bar_year","lawyer_id","region","checked_until");--> statement-breakpoint
CREATE INDEX "lawyer_search_region_bar_year" ON "lawyer_search" USING btree ("area","region","bar_year","lawyer_id","checked_until");--> statement-breakpoint
CREATE INDEX "lawyer_search_soonest" ON "lawyer_search" USING btree ("area","first_start","lawyer_id","region","checked_until");--> statement-breakpoint
CREATE INDEX "lawyer_search_region_soonest" ON "lawyer_search" USING btree ("area","region","first_start","lawyer_id","checked_until");--> statement-breakpoint
CREATE INDEX "lawyer_search_region_price_60" ON "lawyer_search" USING btree ("area","region","price_60","checked_until");--> statement-breakpoint
CREATE INDEX "lawyer_search_checked" ON "lawyer_search" USING btree ("area","checked_until");--> statement-breakpoint
CREATE INDEX "lawyer_search_times_due" ON "lawyer_search" USING btree ("times_due") WHERE area = '*';--> statement-breakpoint
CREATE INDEX "lawyers_roll_number" ON "lawyers" USING btree ("roll_number");--> statement-breakpoint
CREATE INDEX "lawyers_picture" ON "lawyers" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "profile_views_day" ON "profile_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "search_counts_area" ON "search_counts" USING btree ("area","region","language");--> statement-breakpoint
CREATE INDEX "work_experience_lawyer" ON "work_experience" USING btree ("lawyer_id");--> statement-breakpoint
CREATE INDEX "live_events_age" ON "live_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "client_notes_client" ON "client_notes" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "meeting_files_meeting" ON "meeting_files" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "meeting_files_owner" ON "meeting_files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "meetings_lawyer" ON "meetings" USING btree ("lawyer_id","ends_at");--> statement-breakpoint
CREATE INDEX "meetings_client" ON "meetings" USING btree ("client_id","starts_at");--> statement-breakpoint
CREATE INDEX "meetings_clients_of_lawyer" ON "meetings" USING btree ("lawyer_id","client_id","starts_at") WHERE confirmed_at is not null;--> statement-breakpoint
CREATE INDEX "meetings_holds" ON "meetings" USING btree ("hold_expires_at") WHERE status = 'PAYMENT_PENDING';--> statement-breakpoint
CREATE INDEX "meetings_lawyer_holds" ON "meetings" USING btree ("lawyer_id") WHERE status = 'PAYMENT_PENDING';--> statement-breakpoint
CREATE INDEX "meetings_to_release" ON "meetings" USING btree ("ends_at") WHERE status in ('COMPLETED', 'CANCELLED') and released_at is null and price > 0;--> statement-breakpoint
CREATE INDEX "meetings_to_complete" ON "meetings" USING btree ("ends_at") WHERE status = 'CONFIRMED';--> statement-breakpoint
CREATE INDEX "meetings_to_remind" ON "meetings" USING btree ("starts_at") WHERE status = 'CONFIRMED';--> statement-breakpoint
CREATE INDEX "meetings_work_item" ON "meetings" USING btree ("work_item_id");--> statement-breakpoint
CREATE INDEX "reviews_lawyer" ON "reviews" USING btree ("lawyer_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_client" ON "reviews" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("created_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_about" ON "notifications" USING btree ("about_user_id");--> statement-breakpoint
CREATE INDEX "notaries_picture" ON "notaries" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "notaries_city" ON "notaries" USING btree ("approved_city");--> statement-breakpoint
CREATE INDEX "notaries_until" ON "notaries" USING btree ("approved_until");--> statement-breakpoint
CREATE INDEX "notary_requests_lawyer" ON "notary_requests" USING btree ("lawyer_id","created_at");--> statement-breakpoint
CREATE INDEX "notary_requests_client" ON "notary_requests" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "notary_requests_day" ON "notary_requests" USING btree ("day");--> statement-breakpoint
CREATE INDEX "notary_services_price" ON "notary_services" USING btree ("price");--> statement-breakpoint
CREATE INDEX "setting_changes_newest" ON "setting_changes" USING btree ("setting","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "page_changes_tag" ON "page_changes" USING btree ("tag","changed_by");--> statement-breakpoint
CREATE INDEX "page_changes_age" ON "page_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "page_changes_by" ON "page_changes" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "page_entries_age" ON "page_entries" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "payments_payable" ON "payments" USING btree ("payable_type","payable_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("payable_type","payable_id") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("checked_at" NULLS FIRST,"created_at") WHERE status in ('PENDING', 'REFUND_PENDING');--> statement-breakpoint
CREATE INDEX "refunds_waiting" ON "refunds" USING btree ("created_at") WHERE status in ('FAILED', 'MANUAL');--> statement-breakpoint
CREATE INDEX "unclaimed_payments_open" ON "unclaimed_payments" USING btree ("found_at") WHERE closed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_open" ON "payouts" USING btree ("lawyer_id") WHERE status in ('WAITING', 'APPROVED', 'SENT');--> statement-breakpoint
CREATE INDEX "payouts_open" ON "payouts" USING btree ("checked_at" NULLS FIRST,"created_at") WHERE status in ('APPROVED', 'SENT');--> statement-breakpoint
CREATE INDEX "payouts_lawyer" ON "payouts" USING btree ("lawyer_id","created_at");--> statement-breakpoint
CREATE INDEX "payouts_newest" ON "payouts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("created_at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "review_reports_lawyer" ON "review_reports" USING btree ("lawyer_id");--> statement-breakpoint
CREATE INDEX "server_uptime_last_seen" ON "server_uptime" USING btree ("last_seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_one_pending" ON "verifications" USING btree ("lawyer_id","subject") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "verifications_lawyer" ON "verifications" USING btree ("lawyer_id","subject","submitted_at");--> statement-breakpoint
CREATE INDEX "freed_times_meeting" ON "freed_times" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "freed_times_end" ON "freed_times" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "waitlist_entries_lawyer" ON "waitlist_entries" USING btree ("lawyer_id","joined_at","id");--> statement-breakpoint
CREATE INDEX "waitlist_entries_end" ON "waitlist_entries" USING btree ("to_day");--> statement-breakpoint
CREATE INDEX "work_item_acceptances_item" ON "work_item_acceptances" USING btree ("work_item_id","accepted_at");--> statement-breakpoint
CREATE INDEX "work_item_disputes_item" ON "work_item_disputes" USING btree ("work_item_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "work_item_disputes_one_open" ON "work_item_disputes" USING btree ("work_item_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "work_item_disputes_open" ON "work_item_disputes" USING btree ("created_at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "work_item_files_item" ON "work_item_files" USING btree ("work_item_id");--> statement-breakpoint
CREATE INDEX "work_item_files_owner" ON "work_item_files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "work_item_templates_lawyer" ON "work_item_templates" USING btree ("lawyer_id","name");--> statement-breakpoint
CREATE INDEX "work_item_meetings_item" ON "work_item_meetings" USING btree ("work_item_id","position");--> statement-breakpoint
CREATE INDEX "work_item_milestones_holds" ON "work_item_milestones" USING btree ("hold_expires_at") WHERE status = 'PAYMENT_PENDING';--> statement-breakpoint
CREATE INDEX "work_item_milestones_due" ON "work_item_milestones" USING btree ("due_date") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "work_item_milestones_to_release" ON "work_item_milestones" USING btree ("finished_at") WHERE status = 'PAID' and released_at is null;--> statement-breakpoint
CREATE INDEX "work_item_purchases_item" ON "work_item_purchases" USING btree ("work_item_id","created_at");--> statement-breakpoint
CREATE INDEX "work_item_purchases_holds" ON "work_item_purchases" USING btree ("hold_expires_at") WHERE status = 'PAYMENT_PENDING';--> statement-breakpoint
CREATE INDEX "work_item_services_item" ON "work_item_services" USING btree ("work_item_id","position");--> statement-breakpoint
CREATE INDEX "work_item_services_purchase" ON "work_item_services" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "work_items_lawyer" ON "work_items" USING btree ("lawyer_id","updated_at");--> statement-breakpoint
CREATE INDEX "work_items_client" ON "work_items" USING btree ("client_id","updated_at");--> statement-breakpoint
CREATE INDEX "work_items_proposals" ON "work_items" USING btree ("expires_at") WHERE status = 'PROPOSAL';--> statement-breakpoint
CREATE INDEX "work_items_to_release" ON "work_items" USING btree ("completed_at") WHERE status = 'COMPLETED';--> statement-breakpoint

-- ===== Views =====
CREATE VIEW "public"."listed_lawyers" AS (select "lawyer_id", "area", "region", "city", "languages", "rating", "price", "price_60", "bar_year", "free_consultation", "checked_until", "review_count", "first_start", "first_evening", "first_weekend", "times_due" from "lawyer_search" where "lawyer_search"."checked_until" > now());--> statement-breakpoint
CREATE VIEW "public"."listed_notaries" AS (select "notaries"."lawyer_id" as "lawyer_id", "lawyers"."user_id" as "user_id", "lawyers"."display_name" as "display_name", coalesce("notaries"."picture", "lawyers"."picture") as "picture", "notaries"."approved_city" as "city", "notaries"."office_address" as "office_address", "notaries"."phone" as "phone", "notaries"."approved_number" as "commission_number", "notaries"."approved_territory" as "commission_territory", "notaries"."approved_until" as "commission_valid_until", "notaries"."approved_at" as "checked_at", "notaries"."changed_at" as "changed_at" from "notaries" inner join "lawyers" on "lawyers"."id" = "notaries"."lawyer_id" inner join "users" on "users"."id" = "lawyers"."user_id" where "notaries"."is_public" and "notaries"."approved_until" >= (now() at time zone 'Asia/Manila')::date
        and "lawyers"."ibp_verified_at" > now() - interval '13 months' and "users"."suspended_at" is null and "users"."deleted_at" is null);
--> statement-breakpoint

-- ===== By hand: meetings =====
-- No two held or confirmed meetings of a lawyer overlap, of whatever kind.
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_no_overlap"
  EXCLUDE USING gist ("lawyer_id" WITH =, tstzrange("starts_at", "ends_at", '[)') WITH &&)
  WHERE ("status" IN ('PAYMENT_PENDING', 'CONFIRMED'));
--> statement-breakpoint
-- Not in the schema, whose files would import each other in a circle.
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_work_item_fk" FOREIGN KEY ("work_item_id") REFERENCES "work_items"("id");
--> statement-breakpoint
-- A client's network address is of use while the time is held, and no longer.
CREATE FUNCTION "meetings_forget_address"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.hold_address := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "meetings_forget_address" BEFORE UPDATE ON "meetings" FOR EACH ROW
  WHEN (NEW.status <> 'PAYMENT_PENDING' AND NEW.hold_address IS NOT NULL) EXECUTE FUNCTION "meetings_forget_address"();
--> statement-breakpoint

-- ===== By hand: what is never changed =====
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE ON "ledger_postings"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_postings_no_truncate BEFORE TRUNCATE ON "ledger_postings"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE ON "audit_events"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_events_no_truncate BEFORE TRUNCATE ON "audit_events"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER setting_changes_append_only BEFORE UPDATE OR DELETE ON "setting_changes"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER setting_changes_no_truncate BEFORE TRUNCATE ON "setting_changes"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION work_item_versions_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'version % of agreement % is never changed', OLD.version, OLD.work_item_id USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
-- Terms and hash; when it was sent is noted later.
CREATE TRIGGER work_item_versions_kept BEFORE UPDATE OF "work_item_id", "version", "terms", "sha256", "created_at" ON "work_item_versions"
  FOR EACH ROW EXECUTE FUNCTION work_item_versions_kept();
--> statement-breakpoint

-- ===== By hand: money =====
-- Checked at commit, when the whole entry is there: one without postings is no entry.
CREATE FUNCTION ledger_entry_balances() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_balances();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_postings_balance AFTER INSERT ON "ledger_postings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_balances();
--> statement-breakpoint
-- After the insert, so that a repeat of a cause, which inserts nothing, is not refused.
CREATE FUNCTION refunds_within_received() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER refunds_within_received AFTER INSERT OR UPDATE OF "payment_id", "amount" ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION refunds_within_received();
--> statement-breakpoint
CREATE FUNCTION payments_received_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was received for payment % is never changed', OLD.id USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_received_once BEFORE UPDATE OF "received" ON "payments"
  FOR EACH ROW WHEN (OLD.received IS NOT NULL AND NEW.received IS DISTINCT FROM OLD.received)
  EXECUTE FUNCTION payments_received_once();
--> statement-breakpoint

-- ===== By hand: references whose table depends on a type =====
-- Instead of a foreign key. Arguments: column of the id, table.
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
END $$;
--> statement-breakpoint
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
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payments_of_meeting AFTER INSERT OR UPDATE OF "payable_type", "payable_id" ON "payments"
  FOR EACH ROW WHEN (NEW.payable_type = 'meeting') EXECUTE FUNCTION typed_reference_exists('payable_id', 'meetings');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER meetings_with_payments AFTER DELETE OR UPDATE OF "id" ON "meetings"
  FOR EACH ROW EXECUTE FUNCTION typed_reference_stays('payments', 'payable_type', 'payable_id', 'meeting');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payments_of_milestone AFTER INSERT OR UPDATE OF "payable_type", "payable_id" ON "payments"
  FOR EACH ROW WHEN (NEW.payable_type = 'milestone') EXECUTE FUNCTION typed_reference_exists('payable_id', 'work_item_milestones');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER milestones_with_payments AFTER DELETE OR UPDATE OF "id" ON "work_item_milestones"
  FOR EACH ROW EXECUTE FUNCTION typed_reference_stays('payments', 'payable_type', 'payable_id', 'milestone');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payments_of_service_purchase AFTER INSERT OR UPDATE OF "payable_type", "payable_id" ON "payments"
  FOR EACH ROW WHEN (NEW.payable_type = 'service_purchase') EXECUTE FUNCTION typed_reference_exists('payable_id', 'work_item_purchases');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER purchases_with_payments AFTER DELETE OR UPDATE OF "id" ON "work_item_purchases"
  FOR EACH ROW EXECUTE FUNCTION typed_reference_stays('payments', 'payable_type', 'payable_id', 'service_purchase');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_of_payment AFTER INSERT OR UPDATE OF "source_type", "source_id" ON "ledger_entries"
  FOR EACH ROW WHEN (NEW.source_type = 'payment') EXECUTE FUNCTION typed_reference_exists('source_id', 'payments');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payments_with_entries AFTER DELETE OR UPDATE OF "id" ON "payments"
  FOR EACH ROW EXECUTE FUNCTION typed_reference_stays('ledger_entries', 'source_type', 'source_id', 'payment');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_of_refund AFTER INSERT OR UPDATE OF "source_type", "source_id" ON "ledger_entries"
  FOR EACH ROW WHEN (NEW.source_type = 'refund') EXECUTE FUNCTION typed_reference_exists('source_id', 'refunds');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER refunds_with_entries AFTER DELETE OR UPDATE OF "id" ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION typed_reference_stays('ledger_entries', 'source_type', 'source_id', 'refund');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_of_payout AFTER INSERT OR UPDATE OF "source_type", "source_id" ON "ledger_entries"
  FOR EACH ROW WHEN (NEW.source_type = 'payout') EXECUTE FUNCTION typed_reference_exists('source_id', 'payouts');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER payouts_with_entries AFTER DELETE OR UPDATE OF "id" ON "payouts"
  FOR EACH ROW EXECUTE FUNCTION typed_reference_stays('ledger_entries', 'source_type', 'source_id', 'payout');
--> statement-breakpoint

-- ===== By hand: public profiles =====
-- Rating and count on the profile and in search follow the reviews, in the same transaction.
CREATE FUNCTION refresh_rating() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject text := coalesce(NEW.lawyer_id, OLD.lawyer_id);
BEGIN
  UPDATE lawyers SET
    rating = coalesce((SELECT round(avg(rating)::numeric, 2)::double precision FROM reviews WHERE lawyer_id = subject), 0),
    review_count = (SELECT count(*) FROM reviews WHERE lawyer_id = subject)
  WHERE id = subject;
  UPDATE lawyer_search s SET rating = l.rating FROM lawyers l WHERE l.id = subject AND s.lawyer_id = l.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_rating AFTER INSERT OR UPDATE OR DELETE ON "reviews"
  FOR EACH ROW EXECUTE FUNCTION refresh_rating();
--> statement-breakpoint
-- When a public profile last changed, whoever changed it: what only its lawyer sees (bank, phone, notice) does not count.
CREATE FUNCTION note_profile_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.profile_changed_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER lawyers_profile_change BEFORE UPDATE ON "lawyers" FOR EACH ROW
  WHEN ((OLD.display_name, OLD.picture, OLD.region, OLD.city, OLD.areas, OLD.specializations, OLD.languages,
      OLD.bar_year, OLD.roll_number, OLD.about, OLD.quote, OLD.is_public, OLD.ibp_verified_at, OLD.price_30,
      OLD.price_60, OLD.free_consultation, OLD.rating, OLD.review_count)
    IS DISTINCT FROM (NEW.display_name, NEW.picture, NEW.region, NEW.city, NEW.areas, NEW.specializations, NEW.languages,
      NEW.bar_year, NEW.roll_number, NEW.about, NEW.quote, NEW.is_public, NEW.ibp_verified_at, NEW.price_30,
      NEW.price_60, NEW.free_consultation, NEW.rating, NEW.review_count))
  EXECUTE FUNCTION note_profile_change();
--> statement-breakpoint
CREATE FUNCTION note_profile_part_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lawyers SET profile_changed_at = now()
    WHERE id = coalesce(NEW.lawyer_id, OLD.lawyer_id) AND profile_changed_at < now();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER education_profile_change AFTER INSERT OR UPDATE OR DELETE ON "education"
  FOR EACH ROW EXECUTE FUNCTION note_profile_part_change();
--> statement-breakpoint
CREATE TRIGGER work_experience_profile_change AFTER INSERT OR UPDATE OR DELETE ON "work_experience"
  FOR EACH ROW EXECUTE FUNCTION note_profile_part_change();
--> statement-breakpoint
CREATE TRIGGER awards_profile_change AFTER INSERT OR UPDATE OR DELETE ON "awards"
  FOR EACH ROW EXECUTE FUNCTION note_profile_part_change();
--> statement-breakpoint
CREATE TRIGGER reviews_profile_change AFTER INSERT OR UPDATE OR DELETE ON "reviews"
  FOR EACH ROW EXECUTE FUNCTION note_profile_part_change();
--> statement-breakpoint

-- ===== By hand: search =====
-- An index answers alone only for rows of which the table knows that all can see them.
ALTER TABLE "lawyer_search" SET (autovacuum_vacuum_scale_factor = 0.02);
--> statement-breakpoint
-- A statement adds what it changed. Nothing is updated: two changes never wait for each other, a job sums up later.
CREATE FUNCTION "lawyer_search_count"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_counts" ("area", "region", "language", "lawyers")
  SELECT area, region, language, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
  FROM changed, unnest(array_prepend('', languages)) AS language
  GROUP BY area, region, language;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "lawyer_search_added" AFTER INSERT ON "lawyer_search" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "lawyer_search_count"();
--> statement-breakpoint
CREATE TRIGGER "lawyer_search_removed" AFTER DELETE ON "lawyer_search" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "lawyer_search_count"();
--> statement-breakpoint
CREATE FUNCTION "lawyer_search_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'area, region and languages of lawyer_search are counted: delete the row and insert another';
END $$;
--> statement-breakpoint
CREATE TRIGGER "lawyer_search_counted" BEFORE UPDATE OF "area", "region", "languages" ON "lawyer_search"
  FOR EACH ROW EXECUTE FUNCTION "lawyer_search_refuse"();
--> statement-breakpoint
-- A lawyer whose meetings changed has other open times: a job works them out.
CREATE FUNCTION "meetings_change_times"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "changed_times" ("lawyer_id") VALUES (NEW.lawyer_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "meetings_take_times" AFTER INSERT ON "meetings" FOR EACH ROW
  WHEN (NEW.status IN ('PAYMENT_PENDING', 'CONFIRMED')) EXECUTE FUNCTION "meetings_change_times"();
--> statement-breakpoint
CREATE TRIGGER "meetings_change_times" AFTER UPDATE OF "status", "starts_at", "ends_at" ON "meetings" FOR EACH ROW
  WHEN ((NEW.starts_at, NEW.ends_at) IS DISTINCT FROM (OLD.starts_at, OLD.ends_at)
    OR (NEW.status <> OLD.status AND NEW.status <> 'COMPLETED')) EXECUTE FUNCTION "meetings_change_times"();
--> statement-breakpoint

-- ===== By hand: sessions =====
-- A browser hears nothing of an account once its session has ended, by whatever ends it.
CREATE FUNCTION delete_push_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_push_subscription AFTER UPDATE OF "ended_at" ON "sessions"
  FOR EACH ROW WHEN (NEW.ended_at IS NOT NULL) EXECUTE FUNCTION delete_push_subscription();
