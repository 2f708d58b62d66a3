ALTER TABLE "article" ADD COLUMN "near_keys" integer[];--> statement-breakpoint
CREATE INDEX "article_near_keys_gin" ON "article" USING gin ("near_keys");