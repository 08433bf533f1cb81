ALTER TABLE "coupon_uses" ADD COLUMN "mac" text;--> statement-breakpoint
CREATE INDEX "coupon_uses_by_mac" ON "coupon_uses" USING btree ("mac");--> statement-breakpoint
UPDATE "coupon_uses" SET "mac" = right("buyer", 17) WHERE "buyer" LIKE 'device:%';
