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
ALTER TABLE "linked_identities" ADD CONSTRAINT "linked_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "linked_identities_user" ON "linked_identities" USING btree ("user_id");