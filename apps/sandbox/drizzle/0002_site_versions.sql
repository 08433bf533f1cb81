CREATE SEQUENCE "public"."site_versions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION "renew_site_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := nextval('site_versions');
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "renew_version_of_plan_site"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "sites" SET "position" = "position"
    WHERE "location_id" IN (OLD.location_id, NEW.location_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "renew_all_site_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "sites" SET "position" = "position";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "site_changed" BEFORE INSERT OR UPDATE ON "sites"
  FOR EACH ROW EXECUTE FUNCTION "renew_site_version"();--> statement-breakpoint
CREATE TRIGGER "plan_changed" AFTER INSERT OR DELETE OR UPDATE OF
  "price_id", "location_id", "position", "amount", "currency", "recurring", "hidden", "details" ON "plans"
  FOR EACH ROW EXECUTE FUNCTION "renew_version_of_plan_site"();--> statement-breakpoint
CREATE TRIGGER "plans_emptied" AFTER TRUNCATE ON "plans"
  FOR EACH STATEMENT EXECUTE FUNCTION "renew_all_site_versions"();--> statement-breakpoint
UPDATE "sites" SET "position" = "position";
