DROP INDEX "article_item_knd_reg_dt_article_id_idx";--> statement-breakpoint
DROP INDEX "article_item_knd_frm_trsf_nscvrg_dt_article_id_idx";--> statement-breakpoint
CREATE INDEX "article_item_knd_del_yn_reg_dt_article_id_idx" ON "article" USING btree ("item_knd","del_yn","reg_dt" DESC NULLS LAST,"article_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_item_knd_del_yn_frm_trsf_nscvrg_dt_article_id_idx" ON "article" USING btree ("item_knd","del_yn","frm_trsf_nscvrg_dt" DESC NULLS LAST,"article_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_item_knd_del_yn_main_snths_scr_article_id_idx" ON "article" USING btree ("item_knd","del_yn","main_snths_scr" DESC NULLS LAST,"article_id" DESC NULLS LAST);