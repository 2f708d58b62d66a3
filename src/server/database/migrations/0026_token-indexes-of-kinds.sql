DROP INDEX "article_near_keys_gin";--> statement-breakpoint
DROP INDEX "article_tk_gin";--> statement-breakpoint
DROP INDEX "article_tb_gin";--> statement-breakpoint
DROP INDEX "article_tr_gin";--> statement-breakpoint
DROP INDEX "article_ta_gin";--> statement-breakpoint
DROP INDEX "article_kw_gin";--> statement-breakpoint
CREATE INDEX "article_near_keys_article_gin" ON "article" USING gin ("near_keys") WHERE "article"."item_knd" = 'article' and "article"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "article_near_keys_sns_gin" ON "article" USING gin ("near_keys") WHERE "article"."item_knd" = 'sns' and "article"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "article_near_keys_think_tank_gin" ON "article" USING gin ("near_keys") WHERE "article"."item_knd" = 'thinkTank' and "article"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "article_tk_article_gin" ON "article" USING gin ("tk") WHERE "article"."item_knd" = 'article' and "article"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "article_tk_sns_gin" ON "article" USING gin ("tk") WHERE "article"."item_knd" = 'sns' and "article"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "article_tk_think_tank_gin" ON "article" USING gin ("tk") WHERE "article"."item_knd" = 'thinkTank' and "article"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "article_tb_article_gin" ON "article" USING gin ("tb") WHERE "article"."item_knd" = 'article' and "article"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "article_tb_sns_gin" ON "article" USING gin ("tb") WHERE "article"."item_knd" = 'sns' and "article"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "article_tb_think_tank_gin" ON "article" USING gin ("tb") WHERE "article"."item_knd" = 'thinkTank' and "article"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "article_tr_article_gin" ON "article" USING gin ("tr") WHERE "article"."item_knd" = 'article' and "article"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "article_tr_sns_gin" ON "article" USING gin ("tr") WHERE "article"."item_knd" = 'sns' and "article"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "article_tr_think_tank_gin" ON "article" USING gin ("tr") WHERE "article"."item_knd" = 'thinkTank' and "article"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "article_ta_article_gin" ON "article" USING gin ("ta") WHERE "article"."item_knd" = 'article' and "article"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "article_ta_sns_gin" ON "article" USING gin ("ta") WHERE "article"."item_knd" = 'sns' and "article"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "article_ta_think_tank_gin" ON "article" USING gin ("ta") WHERE "article"."item_knd" = 'thinkTank' and "article"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "article_kw_article_gin" ON "article" USING gin ("kw") WHERE "article"."item_knd" = 'article' and "article"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "article_kw_sns_gin" ON "article" USING gin ("kw") WHERE "article"."item_knd" = 'sns' and "article"."del_yn" = 'N';--> statement-breakpoint
CREATE INDEX "article_kw_think_tank_gin" ON "article" USING gin ("kw") WHERE "article"."item_knd" = 'thinkTank' and "article"."del_yn" = 'N';