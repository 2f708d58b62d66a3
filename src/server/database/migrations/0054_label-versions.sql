CREATE TABLE "label_version" (
	"label_version_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"ver" integer NOT NULL,
	"rgtr_id" text COLLATE "C",
	"reg_dt" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mdfr_id" text COLLATE "C",
	"mdfcn_dt" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"del_yn" text COLLATE "C" DEFAULT 'N' NOT NULL
);

--> statement-breakpoint
INSERT INTO label_version (label_version_id, ver) VALUES ('ALL', 1);
--> statement-breakpoint
-- At the end of the transaction, once: so the row is locked for a moment alone, and whoever reads the new version reads the new names.
CREATE FUNCTION raise_label_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('culture_press.label_change', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
    PERFORM set_config('culture_press.label_change', pg_current_xact_id()::text, true);
    UPDATE label_version SET ver = ver + 1;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  kept record;
  change text;
BEGIN
  FOR kept IN VALUES
    ('common_code', ARRAY['cd_nm']), ('nation_code', ARRAY['ntn_nm']), ('language_code', ARRAY['lan_nm']),
    ('media', ARRAY['media_korn_nm', 'media_lclan_nm'])
  LOOP
    SELECT string_agg(format('OLD.%1$I IS DISTINCT FROM NEW.%1$I', name), ' OR ') INTO change FROM unnest(kept.column2) AS name;
    EXECUTE format('CREATE CONSTRAINT TRIGGER raise_label_version_on_rows AFTER INSERT OR DELETE ON %I DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_label_version()', kept.column1);
    EXECUTE format('CREATE CONSTRAINT TRIGGER raise_label_version_on_names AFTER UPDATE ON %I DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (%s) EXECUTE FUNCTION raise_label_version()', kept.column1, change);
  END LOOP;
END $$;
