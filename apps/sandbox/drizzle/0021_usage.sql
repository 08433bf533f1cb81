CREATE TABLE "usage_days" (
	"user_id" text NOT NULL,
	"day" text NOT NULL,
	"download_bytes" double precision NOT NULL,
	"upload_bytes" double precision NOT NULL,
	CONSTRAINT "usage_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "gateway_devices" ADD COLUMN "counted_at" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "usage_warning" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "usage_days" ADD CONSTRAINT "usage_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;