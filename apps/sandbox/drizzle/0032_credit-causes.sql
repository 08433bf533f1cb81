ALTER TABLE "credit_notes" ALTER COLUMN "reason" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "cause" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
UPDATE "credit_notes" SET "cause" = 'secondPlan', "reason" = NULL WHERE "reason" LIKE 'You already had a % so we refunded this payment.';--> statement-breakpoint
UPDATE "credit_notes" SET "cause" = 'pauseCalledOff', "reason" = NULL WHERE "reason" LIKE 'You cancelled the pause before it started,%';--> statement-breakpoint
UPDATE "credit_notes" SET "cause" = 'pauseEnded', "reason" = NULL WHERE "reason" LIKE 'You ended the pause while you could still withdraw,%';--> statement-breakpoint
UPDATE "credit_notes" SET "cause" = 'checkoutClosed', "reason" = NULL WHERE "reason" LIKE 'The order was cancelled before your payment arrived,%';--> statement-breakpoint
UPDATE "credit_notes" SET "cause" = 'siteClosed', "reason" = NULL WHERE "reason" LIKE 'The Wi-Fi service here had closed when your payment arrived,%';--> statement-breakpoint
UPDATE "credit_notes" SET "cause" = 'contractKept', "reason" = NULL WHERE "reason" LIKE 'You kept your % so we refunded the fee for leaving early.';--> statement-breakpoint
UPDATE "credit_notes" SET "cause" = 'planEnded', "reason" = NULL WHERE "reason" LIKE 'Your % had ended when this payment arrived,%';--> statement-breakpoint
UPDATE "credit_notes" SET "cause" = 'refused', "reason" = NULL WHERE "reason" LIKE 'Our payment provider couldn’t make this refund,%';--> statement-breakpoint
UPDATE "credit_notes" SET "cause" = 'withdrawal', "reason" = NULL WHERE "reason" LIKE 'You withdrew from your order,%';--> statement-breakpoint
UPDATE "credit_notes" SET "cause" = 'other', "reason" = NULL WHERE "reason" LIKE 'Refund';
