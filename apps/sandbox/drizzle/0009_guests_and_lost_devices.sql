CREATE TABLE "guest_passes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"location_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"hash" text NOT NULL,
	"hours" integer NOT NULL,
	"takes_slot" boolean NOT NULL,
	"created_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"mac" text,
	"started_at" bigint,
	CONSTRAINT "guest_passes_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "lost_at" bigint;--> statement-breakpoint
ALTER TABLE "guest_passes" ADD CONSTRAINT "guest_passes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_passes" ADD CONSTRAINT "guest_passes_location_id_sites_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."sites"("location_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_passes_by_user" ON "guest_passes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "guest_passes_by_device" ON "guest_passes" USING btree ("location_id","mac");--> statement-breakpoint
CREATE INDEX "guest_passes_by_end" ON "guest_passes" USING btree ("state","ends_at");