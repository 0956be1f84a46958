-- expand
CREATE TABLE "drafts" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about_id" uuid NOT NULL,
	"other_user_id" uuid NOT NULL,
	"content" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_user_id_kind_about_id_pk" PRIMARY KEY("user_id","kind","about_id"),
	CONSTRAINT "drafts_kind" CHECK ("drafts"."kind" in ('meeting', 'work-item', 'note', 'summary'))
);
--> statement-breakpoint
CREATE TABLE "own_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_texts_kind" CHECK ("own_texts"."kind" in ('reply', 'summary'))
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_other_user_id_users_id_fk" FOREIGN KEY ("other_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_texts" ADD CONSTRAINT "own_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_other" ON "drafts" USING btree ("other_user_id");--> statement-breakpoint
CREATE INDEX "drafts_updated" ON "drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "own_texts_user" ON "own_texts" USING btree ("user_id","kind");