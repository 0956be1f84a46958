-- expand
CREATE TABLE "case_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"admin_id" uuid,
	"round" integer NOT NULL,
	"refund" integer,
	"reason" text,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_decisions_once" UNIQUE("case_id","round"),
	CONSTRAINT "case_decisions_round" CHECK ("case_decisions"."round" in (1, 2) and "case_decisions"."refund" >= 0),
	CONSTRAINT "case_decisions_reason" CHECK (length("case_decisions"."reason") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "case_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_files_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "case_files_size" CHECK ("case_files"."size" > 0 and length("case_files"."name") between 1 and 255)
);
--> statement-breakpoint
CREATE TABLE "case_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"made_by" text NOT NULL,
	"refund" integer NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "case_offers_by" CHECK ("case_offers"."made_by" in ('client', 'lawyer') and "case_offers"."refund" >= 0),
	CONSTRAINT "case_offers_state" CHECK ("case_offers"."state" in ('OPEN', 'ACCEPTED', 'REFUSED', 'WITHDRAWN', 'EXPIRED'))
);
--> statement-breakpoint
CREATE TABLE "case_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author" text NOT NULL,
	"body" text,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_statements_author" CHECK ("case_statements"."author" in ('client', 'lawyer', 'admin')),
	CONSTRAINT "case_statements_kind" CHECK ("case_statements"."kind" in ('ANSWER', 'QUESTION', 'REPLY', 'REVIEW')),
	CONSTRAINT "case_statements_body" CHECK (length("case_statements"."body") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"dispute_id" uuid,
	"meeting_id" uuid,
	"client_id" uuid NOT NULL,
	"lawyer_id" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"asked" integer,
	"opened_at" timestamp with time zone NOT NULL,
	"answer_until" timestamp with time zone NOT NULL,
	"reply_until" timestamp with time zone,
	"decide_by" timestamp with time zone,
	"moves_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "cases_dispute_unique" UNIQUE("dispute_id"),
	CONSTRAINT "cases_meeting_unique" UNIQUE("meeting_id"),
	CONSTRAINT "cases_kind" CHECK ("cases"."kind" in ('OBJECTION', 'UNFINISHED', 'ABSENCE')),
	CONSTRAINT "cases_state" CHECK ("cases"."state" in ('OPEN', 'ANSWERED', 'DECIDED', 'REVIEW', 'SETTLED')
        and ("cases"."state" <> 'SETTLED' or "cases"."closed_at" is not null)
        and ("cases"."closed_at" is null or "cases"."state" in ('DECIDED', 'SETTLED'))),
	CONSTRAINT "cases_about" CHECK (("cases"."dispute_id" is null) <> ("cases"."meeting_id" is null)
        and ("cases"."kind" = 'ABSENCE') = ("cases"."meeting_id" is not null)),
	CONSTRAINT "cases_asked" CHECK ("cases"."asked" > 0)
);
--> statement-breakpoint
ALTER TABLE "case_decisions" ADD CONSTRAINT "case_decisions_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_decisions" ADD CONSTRAINT "case_decisions_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_files_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_offers" ADD CONSTRAINT "case_offers_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_statements" ADD CONSTRAINT "case_statements_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_dispute_id_work_item_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."work_item_disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "case_decisions_admin" ON "case_decisions" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "case_files_case" ON "case_files" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "case_files_owner" ON "case_files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "case_offers_case" ON "case_offers" USING btree ("case_id","made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "case_offers_one_open" ON "case_offers" USING btree ("case_id","made_by") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "case_offers_to_end" ON "case_offers" USING btree ("expires_at") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "case_statements_case" ON "case_statements" USING btree ("case_id","written_at");--> statement-breakpoint
CREATE INDEX "cases_client" ON "cases" USING btree ("client_id","opened_at");--> statement-breakpoint
CREATE INDEX "cases_lawyer" ON "cases" USING btree ("lawyer_id","opened_at");--> statement-breakpoint
CREATE INDEX "cases_to_answer" ON "cases" USING btree ("answer_until") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "cases_to_decide" ON "cases" USING btree ("decide_by") WHERE state in ('ANSWERED', 'REVIEW');--> statement-breakpoint
CREATE INDEX "cases_to_move" ON "cases" USING btree ("moves_at") WHERE state = 'DECIDED' and closed_at is null;