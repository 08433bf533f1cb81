ALTER TABLE "orders" ADD COLUMN "continued_by" text;--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("continued_by");