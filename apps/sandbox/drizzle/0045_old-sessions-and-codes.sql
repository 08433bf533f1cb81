CREATE INDEX "provider_events_by_time" ON "provider_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "accountless_devices_by_time" ON "accountless_devices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_by_time" ON "sessions" USING btree ("real_created_at");--> statement-breakpoint
CREATE INDEX "codes_by_time" ON "codes" USING btree ("created_at");