ALTER TABLE "sites" ADD COLUMN "closed_at" bigint;--> statement-breakpoint
CREATE FUNCTION "keep_site_closing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.details ->> 'enabled' IS DISTINCT FROM 'false' THEN
    NEW.closed_at := NULL;
  ELSIF TG_OP = 'UPDATE' AND OLD.details ->> 'enabled' IS DISTINCT FROM 'false' THEN
    NEW.closed_at := (extract(epoch FROM clock_timestamp()) * 1000)::bigint;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "site_closing" BEFORE INSERT OR UPDATE ON "sites"
  FOR EACH ROW EXECUTE FUNCTION "keep_site_closing"();
