CREATE INDEX "users_by_email_anywhere" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_by_number" ON "users" USING btree ("realm",lower("extra" ->> 'externalId'));