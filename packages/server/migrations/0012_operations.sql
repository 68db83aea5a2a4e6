CREATE TABLE "file_links" (
	"key" varchar(64) NOT NULL,
	"owner_kind" varchar(24) NOT NULL,
	"owner_id" integer NOT NULL,
	CONSTRAINT "file_links_owner_kind_owner_id_key_pk" PRIMARY KEY("owner_kind","owner_id","key")
);
--> statement-breakpoint
CREATE TABLE "queue_pauses" (
	"language" varchar(50) PRIMARY KEY NOT NULL,
	"paused_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paused_by" varchar(20) NOT NULL
);
--> statement-breakpoint
DROP INDEX "attachments_user_id_index";--> statement-breakpoint
DROP INDEX "audit_entries_username_id_index";--> statement-breakpoint
DROP INDEX "audit_entries_action_id_index";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "noun" varchar(40) GENERATED ALWAYS AS (split_part(action, '.', 1)) STORED;--> statement-breakpoint
ALTER TABLE "judges" ADD COLUMN "wish" varchar(8);--> statement-breakpoint
ALTER TABLE "judges" ADD COLUMN "calibrations" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "file_links_key_index" ON "file_links" USING btree ("key");--> statement-breakpoint
CREATE INDEX "attachments_user_id_id_index" ON "attachments" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_at_id_index" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_username_at_id_index" ON "audit_entries" USING btree ("username","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action_at_id_index" ON "audit_entries" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_noun_at_id_index" ON "audit_entries" USING btree ("noun","at","id");--> statement-breakpoint
-- Written by hand: which texts link which files. A trigger of each table of texts keeps the rows as the texts are.
CREATE FUNCTION "file_keys_in"(words text) RETURNS TABLE (key text) LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT found[1] FROM regexp_matches(words, '/api/public/(?:file|img)/([0-9a-f]{64}|[0-9a-f]{32})\.', 'g') AS found
$$;--> statement-breakpoint
CREATE FUNCTION "note_file_links"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM "file_links" WHERE "owner_kind" = TG_ARGV[0] AND "owner_id" = OLD."id";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO "file_links" ("key", "owner_kind", "owner_id")
    SELECT found.key, TG_ARGV[0], NEW."id"
    FROM file_keys_in((SELECT string_agg(to_jsonb(NEW) ->> name, ' ') FROM unnest(string_to_array(TG_ARGV[1], ',')) AS name)) AS found;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "announcements_file_links" AFTER INSERT OR DELETE OR UPDATE OF "content", "translations" ON "announcements" FOR EACH ROW EXECUTE FUNCTION "note_file_links"('announcement', 'content,translations');--> statement-breakpoint
INSERT INTO "file_links" ("key", "owner_kind", "owner_id") SELECT found.key, 'announcement', "announcements"."id" FROM "announcements", file_keys_in(concat_ws(' ', "content", "translations")) AS found;--> statement-breakpoint
CREATE TRIGGER "assignments_file_links" AFTER INSERT OR DELETE OR UPDATE OF "note" ON "assignments" FOR EACH ROW EXECUTE FUNCTION "note_file_links"('assignment', 'note');--> statement-breakpoint
INSERT INTO "file_links" ("key", "owner_kind", "owner_id") SELECT found.key, 'assignment', "assignments"."id" FROM "assignments", file_keys_in(concat_ws(' ', "note")) AS found;--> statement-breakpoint
CREATE TRIGGER "comments_file_links" AFTER INSERT OR DELETE OR UPDATE OF "content" ON "comments" FOR EACH ROW EXECUTE FUNCTION "note_file_links"('comment', 'content');--> statement-breakpoint
INSERT INTO "file_links" ("key", "owner_kind", "owner_id") SELECT found.key, 'comment', "comments"."id" FROM "comments", file_keys_in(concat_ws(' ', "content")) AS found;--> statement-breakpoint
CREATE TRIGGER "contests_file_links" AFTER INSERT OR DELETE OR UPDATE OF "description" ON "contests" FOR EACH ROW EXECUTE FUNCTION "note_file_links"('contest', 'description');--> statement-breakpoint
INSERT INTO "file_links" ("key", "owner_kind", "owner_id") SELECT found.key, 'contest', "contests"."id" FROM "contests", file_keys_in(concat_ws(' ', "description")) AS found;--> statement-breakpoint
CREATE TRIGGER "contest_announcements_file_links" AFTER INSERT OR DELETE OR UPDATE OF "content" ON "contest_announcements" FOR EACH ROW EXECUTE FUNCTION "note_file_links"('contestAnnouncement', 'content');--> statement-breakpoint
INSERT INTO "file_links" ("key", "owner_kind", "owner_id") SELECT found.key, 'contestAnnouncement', "contest_announcements"."id" FROM "contest_announcements", file_keys_in(concat_ws(' ', "content")) AS found;--> statement-breakpoint
CREATE TRIGGER "discussions_file_links" AFTER INSERT OR DELETE OR UPDATE OF "content" ON "discussions" FOR EACH ROW EXECUTE FUNCTION "note_file_links"('discussion', 'content');--> statement-breakpoint
INSERT INTO "file_links" ("key", "owner_kind", "owner_id") SELECT found.key, 'discussion', "discussions"."id" FROM "discussions", file_keys_in(concat_ws(' ', "content")) AS found;--> statement-breakpoint
CREATE TRIGGER "groups_file_links" AFTER INSERT OR DELETE OR UPDATE OF "description" ON "groups" FOR EACH ROW EXECUTE FUNCTION "note_file_links"('group', 'description');--> statement-breakpoint
INSERT INTO "file_links" ("key", "owner_kind", "owner_id") SELECT found.key, 'group', "groups"."id" FROM "groups", file_keys_in(concat_ws(' ', "description")) AS found;--> statement-breakpoint
CREATE TRIGGER "notices_file_links" AFTER INSERT OR DELETE OR UPDATE OF "content" ON "notices" FOR EACH ROW EXECUTE FUNCTION "note_file_links"('notice', 'content');--> statement-breakpoint
INSERT INTO "file_links" ("key", "owner_kind", "owner_id") SELECT found.key, 'notice', "notices"."id" FROM "notices", file_keys_in(concat_ws(' ', "content")) AS found;--> statement-breakpoint
CREATE TRIGGER "problems_file_links" AFTER INSERT OR DELETE OR UPDATE OF "description", "input", "output", "hint", "source", "translations" ON "problems" FOR EACH ROW EXECUTE FUNCTION "note_file_links"('problem', 'description,input,output,hint,source,translations');--> statement-breakpoint
INSERT INTO "file_links" ("key", "owner_kind", "owner_id") SELECT found.key, 'problem', "problems"."id" FROM "problems", file_keys_in(concat_ws(' ', "description", "input", "output", "hint", "source", "translations")) AS found;--> statement-breakpoint
CREATE TRIGGER "trainings_file_links" AFTER INSERT OR DELETE OR UPDATE OF "description" ON "trainings" FOR EACH ROW EXECUTE FUNCTION "note_file_links"('training', 'description');--> statement-breakpoint
INSERT INTO "file_links" ("key", "owner_kind", "owner_id") SELECT found.key, 'training', "trainings"."id" FROM "trainings", file_keys_in(concat_ws(' ', "description")) AS found;--> statement-breakpoint
CREATE TRIGGER "training_problems_file_links" AFTER INSERT OR DELETE OR UPDATE OF "text" ON "training_problems" FOR EACH ROW EXECUTE FUNCTION "note_file_links"('trainingProblem', 'text');--> statement-breakpoint
INSERT INTO "file_links" ("key", "owner_kind", "owner_id") SELECT found.key, 'trainingProblem', "training_problems"."id" FROM "training_problems", file_keys_in(concat_ws(' ', "text")) AS found;--> statement-breakpoint
CREATE TRIGGER "users_file_links" AFTER INSERT OR DELETE OR UPDATE OF "signature" ON "users" FOR EACH ROW EXECUTE FUNCTION "note_file_links"('user', 'signature');--> statement-breakpoint
INSERT INTO "file_links" ("key", "owner_kind", "owner_id") SELECT found.key, 'user', "users"."id" FROM "users", file_keys_in(concat_ws(' ', "signature")) AS found;
