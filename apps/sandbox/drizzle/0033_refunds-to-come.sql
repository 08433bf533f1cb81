ALTER TABLE "invoices" ADD COLUMN "refund_due" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "refund_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "refund_due_at" bigint;--> statement-breakpoint
ALTER TABLE "terminations" ADD COLUMN "refund_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "terminations" ADD COLUMN "refund_due_at" bigint;--> statement-breakpoint
CREATE INDEX "invoices_to_refund" ON "invoices" USING btree ("refund_due_at") WHERE "invoices"."refund_due" is not null;