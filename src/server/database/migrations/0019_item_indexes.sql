DROP INDEX "article_reg_dt_article_id_idx";--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "kw" integer[];--> statement-breakpoint
CREATE INDEX "article_item_knd_reg_dt_article_id_idx" ON "article" USING btree ("item_knd","reg_dt" DESC NULLS LAST,"article_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_item_knd_frm_trsf_nscvrg_dt_article_id_idx" ON "article" USING btree ("item_knd","frm_trsf_nscvrg_dt" DESC NULLS LAST,"article_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_onsite_media_article_yn_reg_dt_article_id_idx" ON "article" USING btree ("onsite_media_article_yn","reg_dt" DESC NULLS LAST,"article_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_lan_cd_reg_dt_article_id_idx" ON "article" USING btree ("lan_cd","reg_dt" DESC NULLS LAST,"article_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_feat_extr_mclsf_reg_dt_article_id_idx" ON "article" USING btree ("feat_extr_mclsf","reg_dt" DESC NULLS LAST,"article_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_kw_gin" ON "article" USING gin ("kw");