-- expand
ALTER TABLE "meetings" ADD COLUMN "client_zone" text;