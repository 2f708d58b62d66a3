DROP INDEX "post_recipient_user_id_pst_id_idx";--> statement-breakpoint
DROP INDEX "post_recipient_group_id_pst_id_idx";--> statement-breakpoint
CREATE INDEX "post_pst_knd_cd_del_yn_rls_yn_rgtr_id_pst_id_idx" ON "post" USING btree ("pst_knd_cd","del_yn","rls_yn","rgtr_id","pst_id");--> statement-breakpoint
CREATE INDEX "post_read_user_id_pst_id_idx" ON "post_read" USING btree ("user_id","pst_id");--> statement-breakpoint
CREATE INDEX "post_recipient_user_id_del_yn_pst_id_idx" ON "post_recipient" USING btree ("user_id","del_yn","pst_id");--> statement-breakpoint
CREATE INDEX "post_recipient_group_id_del_yn_pst_id_idx" ON "post_recipient" USING btree ("group_id","del_yn","pst_id");