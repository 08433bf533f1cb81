ALTER TABLE "read_notices" ADD COLUMN "read_at" bigint DEFAULT (extract(epoch from now()) * 1000)::bigint NOT NULL;--> statement-breakpoint
CREATE INDEX "device_changes_by_time" ON "device_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "read_notices_by_time" ON "read_notices" USING btree ("read_at");