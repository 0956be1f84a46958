-- expand
CREATE TABLE "client_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lawyer_id" text NOT NULL,
	"client_id" uuid NOT NULL,
	"step" text NOT NULL,
	"due_on" date,
	"remind_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_steps_remind" CHECK ("client_steps"."remind_at" is null or ("client_steps"."due_on" is not null and "client_steps"."done_at" is null))
);
--> statement-breakpoint
CREATE TABLE "person_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_steps" ADD CONSTRAINT "client_steps_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "client_steps" ADD CONSTRAINT "client_steps_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_notes" ADD CONSTRAINT "person_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_steps_of_client" ON "client_steps" USING btree ("lawyer_id","client_id");--> statement-breakpoint
CREATE INDEX "client_steps_client" ON "client_steps" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "client_steps_open" ON "client_steps" USING btree ("lawyer_id","due_on") WHERE "client_steps"."done_at" is null;--> statement-breakpoint
CREATE INDEX "client_steps_remind" ON "client_steps" USING btree ("remind_at") WHERE "client_steps"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX "person_notes_newest" ON "person_notes" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "person_notes_author" ON "person_notes" USING btree ("author_id");