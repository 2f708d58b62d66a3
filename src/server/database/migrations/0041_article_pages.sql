ALTER TABLE "article" ADD COLUMN "page_clct_dt" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "media_feed" ADD COLUMN "page_yn" text COLLATE "C" DEFAULT 'N' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_feed" ADD COLUMN "page_err_cn" text COLLATE "C";