ALTER TABLE "media_feed" ADD COLUMN "clct_cnd_cn" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "watch_told" ADD COLUMN "ttl" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "watch_told" ADD COLUMN "lclan_ttl" text COLLATE "C";--> statement-breakpoint
CREATE INDEX "watch_told_article_id_idx" ON "watch_told" USING btree ("article_id");