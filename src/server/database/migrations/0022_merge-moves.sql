ALTER TABLE "media_merge" ADD COLUMN "mvng_yn" text COLLATE "C" DEFAULT 'N' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_merge" ADD COLUMN "moved_count" bigint DEFAULT 0 NOT NULL;