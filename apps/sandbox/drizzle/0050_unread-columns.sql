ALTER TABLE "gateway_devices" DROP COLUMN "online_until";--> statement-breakpoint
ALTER TABLE "network_keys" DROP COLUMN "cloudpath";