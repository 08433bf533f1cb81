CREATE SEQUENCE "public"."invoice_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 9655 CACHE 1;--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" text,
	"buyer" text NOT NULL,
	"user_id" text,
	"location_id" text NOT NULL,
	"price_id" text,
	"coupon_code" text,
	"mode" text NOT NULL,
	"return_path" text NOT NULL,
	"client_secret" text,
	"state" text NOT NULL,
	"subscription_id" text,
	"created_at" bigint NOT NULL,
	"settled_at" bigint,
	CONSTRAINT "checkouts_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" text NOT NULL,
	"invoice_id" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "credit_notes_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" bigint NOT NULL,
	"status" integer,
	"answer" jsonb
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"buyer" text NOT NULL,
	"user_id" text,
	"subscription_id" text,
	"provider_id" text,
	"reason" text NOT NULL,
	"payment_intent_id" text,
	"state" text NOT NULL,
	"effect" jsonb NOT NULL,
	"refunded" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"amount" integer NOT NULL,
	"tax" integer NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"period_start" bigint NOT NULL,
	"period_end" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"due_date" bigint NOT NULL,
	"paid_at" bigint,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" bigint,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "invoices_reason_unique" UNIQUE("reason")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accountless_devices" (
	"mac" text NOT NULL,
	"location_id" text NOT NULL,
	"added_by" text,
	"terms_version" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "accountless_devices_mac_location_id_pk" PRIMARY KEY("mac","location_id")
);
--> statement-breakpoint
CREATE TABLE "device_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_code" text NOT NULL,
	"mac" text,
	"message" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"location_id" text NOT NULL,
	"mac" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"wired" boolean DEFAULT false NOT NULL,
	"complimentary" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	"last_seen" bigint
);
--> statement-breakpoint
CREATE TABLE "gateway_devices" (
	"mac" text NOT NULL,
	"location_id" text NOT NULL,
	"state" text NOT NULL,
	"nas_id" text NOT NULL,
	"user_id" text,
	"online_until" bigint,
	"last_seen" bigint NOT NULL,
	"host_name" text DEFAULT '' NOT NULL,
	CONSTRAINT "gateway_devices_mac_location_id_pk" PRIMARY KEY("mac","location_id")
);
--> statement-breakpoint
CREATE TABLE "network_keys" (
	"user_id" text PRIMARY KEY NOT NULL,
	"passphrase" text NOT NULL,
	"migration_needed" boolean DEFAULT false NOT NULL,
	"cloudpath" boolean DEFAULT false NOT NULL,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "network_keys_passphrase_unique" UNIQUE("passphrase")
);
--> statement-breakpoint
CREATE TABLE "read_notices" (
	"notice_id" text NOT NULL,
	"reader" text NOT NULL,
	CONSTRAINT "read_notices_notice_id_reader_pk" PRIMARY KEY("notice_id","reader")
);
--> statement-breakpoint
CREATE TABLE "speed_tests" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"location_id" text NOT NULL,
	"download_mbps" double precision NOT NULL,
	"upload_mbps" double precision NOT NULL,
	"latency_ms" double precision NOT NULL,
	"jitter_ms" double precision NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"links" jsonb NOT NULL,
	"codes" jsonb NOT NULL,
	"sent_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blacklist" (
	"mac" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"location_id" text,
	"customer_code" text NOT NULL,
	"percent_off" integer,
	"amount_off" integer,
	"currency" text,
	"periods" integer,
	"plan_price_id" text,
	"expires_at" bigint
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"price_id" text PRIMARY KEY NOT NULL,
	"location_id" text NOT NULL,
	"position" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"recurring" boolean NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"provider_price_id" text,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"location_id" text PRIMARY KEY NOT NULL,
	"customer_code" text NOT NULL,
	"position" integer NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pauses" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"user_id" text NOT NULL,
	"start_date" bigint NOT NULL,
	"end_date" bigint,
	"price" integer NOT NULL,
	"remainder" bigint,
	"currency" text NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"buyer" text NOT NULL,
	"user_id" text,
	"mac" text,
	"location_id" text NOT NULL,
	"price_id" text NOT NULL,
	"engine" text NOT NULL,
	"provider_id" text,
	"state" text NOT NULL,
	"recurring" boolean NOT NULL,
	"started_at" bigint NOT NULL,
	"period_start" bigint NOT NULL,
	"period_end" bigint,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"cancellation_reason" text,
	"contract_end" bigint,
	"scheduled_price_id" text,
	"coupon_code" text,
	"coupon_periods_left" integer,
	"ended_at" bigint,
	CONSTRAINT "subscriptions_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"realm" text NOT NULL,
	"location_id" text NOT NULL,
	"customer_code" text NOT NULL,
	"type" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"extra" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"password_hash" text,
	"created_at" bigint NOT NULL,
	"verified_at" bigint,
	"first_login_at" bigint,
	"terms_version" text,
	"failed_logins" integer DEFAULT 0 NOT NULL,
	"locked_until" bigint,
	"disabled" boolean DEFAULT false NOT NULL,
	"legacy_sfa_plan" boolean DEFAULT false NOT NULL,
	"share_vlan" boolean DEFAULT false NOT NULL,
	"marketing_opt_in" boolean DEFAULT false NOT NULL,
	"marketing" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"provider_customer_id" text,
	"card" jsonb
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_changes" ADD CONSTRAINT "device_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_devices" ADD CONSTRAINT "gateway_devices_location_id_sites_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."sites"("location_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_keys" ADD CONSTRAINT "network_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_location_id_sites_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."sites"("location_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pauses" ADD CONSTRAINT "pauses_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pauses" ADD CONSTRAINT "pauses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_location_id_sites_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."sites"("location_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_price_id_plans_price_id_fk" FOREIGN KEY ("price_id") REFERENCES "public"."plans"("price_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_scheduled_price_id_plans_price_id_fk" FOREIGN KEY ("scheduled_price_id") REFERENCES "public"."plans"("price_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_location_id_sites_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."sites"("location_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_checkout_per_buyer" ON "checkouts" USING btree ("buyer") WHERE "checkouts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "invoices_by_buyer" ON "invoices" USING btree ("buyer","period_end");--> statement-breakpoint
CREATE INDEX "invoices_by_subscription" ON "invoices" USING btree ("subscription_id","period_end");--> statement-breakpoint
CREATE INDEX "invoices_by_payment" ON "invoices" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "device_changes_by_user" ON "device_changes" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "device_notices_by_mac" ON "device_notices" USING btree ("customer_code","mac");--> statement-breakpoint
CREATE UNIQUE INDEX "one_owner_per_device" ON "devices" USING btree ("location_id","mac");--> statement-breakpoint
CREATE INDEX "devices_by_user" ON "devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_by_time" ON "outbox" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "plans_by_site" ON "plans" USING btree ("location_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_pause_per_subscription" ON "pauses" USING btree ("subscription_id") WHERE "pauses"."state" <> 'ended';--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_subscription_per_buyer" ON "subscriptions" USING btree ("buyer") WHERE "subscriptions"."ended_at" is null and "subscriptions"."state" <> 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "one_pending_subscription_per_buyer" ON "subscriptions" USING btree ("buyer") WHERE "subscriptions"."ended_at" is null and "subscriptions"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "subscriptions_by_buyer" ON "subscriptions" USING btree ("buyer","started_at");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("period_end") WHERE "subscriptions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "codes_by_user" ON "codes" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "codes_by_hash" ON "codes" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "users_by_email" ON "users" USING btree ("realm",lower("email"));--> statement-breakpoint
CREATE INDEX "users_by_customer" ON "users" USING btree ("provider_customer_id");