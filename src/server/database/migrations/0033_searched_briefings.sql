ALTER TABLE "daily_briefing" ADD COLUMN "tk" integer[];--> statement-breakpoint
ALTER TABLE "daily_briefing" ADD COLUMN "tb" integer[];--> statement-breakpoint
ALTER TABLE "daily_briefing" ADD COLUMN "ta" integer[];--> statement-breakpoint
CREATE INDEX "daily_briefing_tk_gin" ON "daily_briefing" USING gin ("tk") WHERE "daily_briefing"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "daily_briefing_tb_gin" ON "daily_briefing" USING gin ("tb") WHERE "daily_briefing"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "daily_briefing_ta_gin" ON "daily_briefing" USING gin ("ta") WHERE "daily_briefing"."del_yn" = 'N';