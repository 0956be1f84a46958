-- expand
CREATE TABLE "practice_activity" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lawyer_id" text NOT NULL,
	"member_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operation" text NOT NULL,
	"target" text
);
--> statement-breakpoint
CREATE TABLE "practice_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lawyer_id" text NOT NULL,
	"email" "citext",
	"user_id" uuid,
	"rights" text[] NOT NULL,
	"notices" boolean DEFAULT false NOT NULL,
	"token_hash" text,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "practice_members_token_unique" UNIQUE("token_hash"),
	CONSTRAINT "practice_members_rights" CHECK ("practice_members"."rights" <@ array['calendar', 'meetings', 'messages', 'files', 'money']::text[]),
	CONSTRAINT "practice_members_email" CHECK ("practice_members"."email" is not null or "practice_members"."ended_at" is not null),
	CONSTRAINT "practice_members_accepted" CHECK (("practice_members"."accepted_at" is null) = ("practice_members"."user_id" is null))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "practice_member_id" uuid;--> statement-breakpoint
ALTER TABLE "practice_activity" ADD CONSTRAINT "practice_activity_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "practice_activity" ADD CONSTRAINT "practice_activity_member_id_practice_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."practice_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_members" ADD CONSTRAINT "practice_members_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "practice_members" ADD CONSTRAINT "practice_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_activity_newest" ON "practice_activity" USING btree ("lawyer_id","at","id");--> statement-breakpoint
CREATE INDEX "practice_activity_member" ON "practice_activity" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_members_open_unique" ON "practice_members" USING btree ("lawyer_id","email") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "practice_members_user_unique" ON "practice_members" USING btree ("user_id","lawyer_id") WHERE ended_at is null and user_id is not null;--> statement-breakpoint
CREATE INDEX "practice_members_lawyer" ON "practice_members" USING btree ("lawyer_id","invited_at");--> statement-breakpoint
CREATE INDEX "practice_members_user" ON "practice_members" USING btree ("user_id");