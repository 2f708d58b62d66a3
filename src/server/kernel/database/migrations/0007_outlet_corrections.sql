ALTER TABLE "article" ADD COLUMN "nscvrg_dt_clct_yn" text COLLATE "C" DEFAULT 'N' NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "nscvrg_dt_cn" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "src_guid" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "feed_hash" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "mda_crct_dt" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "mda_crct_cn" jsonb;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "wthdrw_dt" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "feed_visit" ADD COLUMN "crct_cnt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "article_src_guid_idx" ON "article" USING btree ("src_guid");