CREATE INDEX "idempotency_keys_by_time" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "resume_links_by_end" ON "resume_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "speed_tests_by_time" ON "speed_tests" USING btree ("at");