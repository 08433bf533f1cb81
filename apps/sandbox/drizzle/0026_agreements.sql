CREATE TABLE "agreements" (
	"id" text PRIMARY KEY NOT NULL,
	"buyer" text NOT NULL,
	"price_id" text NOT NULL,
	"terms_version" text,
	"start_now" text,
	"agreed_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "declarations" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"location_id" text NOT NULL,
	"name" text NOT NULL,
	"order_number" text NOT NULL,
	"email" text NOT NULL,
	"reason" text,
	"language" text,
	"received_at" bigint NOT NULL,
	"confirmed_at" bigint,
	"mail_attempts" integer DEFAULT 0 NOT NULL,
	"mail_due_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_location_id_sites_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."sites"("location_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreements_by_buyer" ON "agreements" USING btree ("buyer","price_id");