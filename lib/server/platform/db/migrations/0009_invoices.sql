-- expand
CREATE TABLE "invoices" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"link" text,
	"file_name" text,
	"file_size" integer,
	"file_type" text,
	"file_key" text,
	"file_hash" text,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_file_unique" UNIQUE("file_key"),
	CONSTRAINT "invoices_number" CHECK (length("invoices"."number") between 1 and 40),
	CONSTRAINT "invoices_link" CHECK ("invoices"."link" like 'https://%' and length("invoices"."link") <= 500),
	CONSTRAINT "invoices_file" CHECK (num_nulls("invoices"."file_name", "invoices"."file_size", "invoices"."file_type", "invoices"."file_key", "invoices"."file_hash") in (0, 5)),
	CONSTRAINT "invoices_one" CHECK (num_nonnulls("invoices"."link", "invoices"."file_key") = 1)
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;