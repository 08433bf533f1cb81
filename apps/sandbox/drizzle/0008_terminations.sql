CREATE TABLE "terminations" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subscription_id" text NOT NULL,
	"ordered_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"refunds" jsonb NOT NULL,
	"received_at" bigint NOT NULL,
	"done_at" bigint
);
--> statement-breakpoint
ALTER TABLE "terminations" ADD CONSTRAINT "terminations_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_unfinished_termination" ON "terminations" USING btree ("subscription_id") WHERE "terminations"."done_at" is null;