-- expand
ALTER TABLE "google_calendars" ADD COLUMN "client_names" boolean DEFAULT false NOT NULL;