CREATE INDEX "web_hook_sent_reg_dt_idx" ON "web_hook_sent" USING btree ("reg_dt");--> statement-breakpoint
-- contract: what a hook sends comes from watch_hit; only servers before the first release with hooks fill this column
ALTER TABLE "web_hook_sent" DROP COLUMN "item_reg_dt";