ALTER TABLE "board_post" ADD COLUMN "tk" integer[];--> statement-breakpoint
ALTER TABLE "board_post" ADD COLUMN "tb" integer[];--> statement-breakpoint
ALTER TABLE "board_post" ADD COLUMN "ta" integer[];--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "tk" integer[];--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "tb" integer[];--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "ta" integer[];--> statement-breakpoint
CREATE INDEX "board_post_tk_gin" ON "board_post" USING gin ("tk") WHERE "board_post"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "board_post_tb_gin" ON "board_post" USING gin ("tb") WHERE "board_post"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "board_post_ta_gin" ON "board_post" USING gin ("ta") WHERE "board_post"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "post_tk_gin" ON "post" USING gin ("tk") WHERE "post"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "post_tb_gin" ON "post" USING gin ("tb") WHERE "post"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "post_ta_gin" ON "post" USING gin ("ta") WHERE "post"."del_yn" = 'N';