DROP INDEX "access_log_reg_dt_log_id_idx";--> statement-breakpoint
DROP INDEX "error_log_reg_dt_log_id_idx";--> statement-breakpoint
DROP INDEX "login_log_reg_dt_log_id_idx";--> statement-breakpoint
DROP INDEX "privacy_log_reg_dt_log_id_idx";--> statement-breakpoint
CREATE INDEX "access_log_reg_dt_idx" ON "access_log" USING btree ("reg_dt" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "error_log_reg_dt_idx" ON "error_log" USING btree ("reg_dt" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "login_log_reg_dt_idx" ON "login_log" USING btree ("reg_dt" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "privacy_log_reg_dt_idx" ON "privacy_log" USING btree ("reg_dt" DESC NULLS LAST);