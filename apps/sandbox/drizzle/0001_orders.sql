CREATE TABLE "orders" (
	"buyer" text PRIMARY KEY NOT NULL,
	"location_id" text NOT NULL,
	"price_id" text NOT NULL,
	"coupon_code" text,
	"saved_at" bigint NOT NULL,
	"paid_at" bigint
);
--> statement-breakpoint
CREATE TABLE "resume_links" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"buyer" text NOT NULL,
	"channel" text NOT NULL,
	"claims" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint,
	CONSTRAINT "resume_links_hash_unique" UNIQUE("hash")
);
