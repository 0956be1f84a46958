ALTER TABLE "meetings" ADD COLUMN "hold_address" text;--> statement-breakpoint
CREATE INDEX "meetings_lawyer_holds" ON "meetings" USING btree ("lawyer_id") WHERE status = 'PAYMENT_PENDING';--> statement-breakpoint
CREATE FUNCTION "meetings_forget_address"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.hold_address := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "meetings_forget_address" BEFORE UPDATE ON "meetings" FOR EACH ROW
  WHEN (NEW.status <> 'PAYMENT_PENDING' AND NEW.hold_address IS NOT NULL) EXECUTE FUNCTION "meetings_forget_address"();
