-- Written by hand, as the table files know no triggers: boards that are kept in memory show a person as the table does.
CREATE FUNCTION "tell_person_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('oj_events', json_build_object('event', 'person.changed', 'userId', NEW."id")::text);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "people_changed" AFTER UPDATE ON "users" FOR EACH ROW WHEN ((OLD."username", OLD."nickname", OLD."realname", OLD."school", OLD."gender", OLD."avatar", OLD."role", OLD."status") IS DISTINCT FROM (NEW."username", NEW."nickname", NEW."realname", NEW."school", NEW."gender", NEW."avatar", NEW."role", NEW."status")) EXECUTE FUNCTION "tell_person_changed"();
