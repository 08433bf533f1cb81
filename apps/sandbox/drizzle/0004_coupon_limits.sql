CREATE TABLE "coupon_uses" (
	"coupon_code" text NOT NULL,
	"buyer" text NOT NULL,
	"nth" integer NOT NULL,
	"source" text NOT NULL,
	"is_paid" boolean DEFAULT false NOT NULL,
	"held_until" bigint,
	CONSTRAINT "coupon_uses_coupon_code_buyer_nth_pk" PRIMARY KEY("coupon_code","buyer","nth")
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "uses_per_person" integer DEFAULT 1;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_code_coupons_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_uses_by_source" ON "coupon_uses" USING btree ("source");