-- expand
CREATE TABLE "help_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"email" "citext",
	"situation" text NOT NULL,
	"reference" text,
	"question" text NOT NULL,
	"file_name" text,
	"file_size" integer,
	"file_type" text,
	"file_key" text,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"assigned_to" uuid,
	"answer" text,
	"ended_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "help_questions_from" CHECK (("help_questions"."user_id" is null) <> ("help_questions"."email" is null)),
	CONSTRAINT "help_questions_situation" CHECK ("help_questions"."situation" in ('not_paid', 'cannot_join', 'wrong_time', 'no_answer', 'money_back', 'cannot_sign_in', 'other')),
	CONSTRAINT "help_questions_state" CHECK ("help_questions"."state" in ('OPEN', 'ANSWERED', 'CLOSED') and ("help_questions"."state" = 'OPEN') = ("help_questions"."ended_at" is null) and ("help_questions"."state" = 'ANSWERED') = ("help_questions"."answer" is not null)),
	CONSTRAINT "help_questions_file" CHECK (num_nonnulls("help_questions"."file_name", "help_questions"."file_size", "help_questions"."file_type", "help_questions"."file_key") in (0, 4) and "help_questions"."file_size" > 0 and length("help_questions"."file_name") between 1 and 255),
	CONSTRAINT "help_questions_reference" CHECK (length("help_questions"."reference") between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "meeting_intakes" (
	"meeting_id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"content" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "help_questions" ADD CONSTRAINT "help_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_questions" ADD CONSTRAINT "help_questions_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_questions" ADD CONSTRAINT "help_questions_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_intakes" ADD CONSTRAINT "meeting_intakes_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_intakes" ADD CONSTRAINT "meeting_intakes_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_questions_open" ON "help_questions" USING btree ("created_at") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "help_questions_ended" ON "help_questions" USING btree ("ended_at") WHERE state <> 'OPEN';--> statement-breakpoint
CREATE INDEX "help_questions_user" ON "help_questions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "help_questions_assigned" ON "help_questions" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "help_questions_ended_by" ON "help_questions" USING btree ("ended_by");--> statement-breakpoint
CREATE INDEX "meeting_intakes_client" ON "meeting_intakes" USING btree ("client_id");