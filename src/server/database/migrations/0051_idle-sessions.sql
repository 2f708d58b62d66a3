ALTER TABLE "user_session" ADD COLUMN "idle_end_dt" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_session" ADD COLUMN "adm_use_yn" text COLLATE "C" DEFAULT 'N' NOT NULL;