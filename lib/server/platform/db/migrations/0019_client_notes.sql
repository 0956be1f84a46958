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
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_lawyer_id_lawyers_id_fk" FOREIGN KEY ("lawyer_id") REFERENCES "public"."lawyers"("id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_notes_client" ON "client_notes" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "meetings_clients_of_lawyer" ON "meetings" USING btree ("lawyer_id","client_id","starts_at") WHERE confirmed_at is not null;