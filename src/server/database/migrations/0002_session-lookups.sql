CREATE INDEX "user_session_access_hash_idx" ON "user_session" USING btree ("access_hash");--> statement-breakpoint
CREATE INDEX "user_session_refresh_hash_idx" ON "user_session" USING btree ("refresh_hash");--> statement-breakpoint
CREATE INDEX "user_session_preceding_hash_idx" ON "user_session" USING btree ("preceding_hash");