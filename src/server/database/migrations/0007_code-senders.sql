ALTER TABLE "certification" ADD COLUMN "ip" text COLLATE "C";--> statement-breakpoint
CREATE INDEX "certification_ip_reg_dt_idx" ON "certification" USING btree ("ip","reg_dt" DESC NULLS LAST);