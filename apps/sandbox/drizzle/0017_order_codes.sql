-- Order numbers get five letters, as new ones have, so that the running number alone names no order.
UPDATE "invoices"
SET "number" = "number" || '-' || translate(upper(substr(md5("id" || random()::text), 1, 5)), '01', 'GH')
WHERE "number" ~ '^FW-[0-9]+$';
