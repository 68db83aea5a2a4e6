CREATE FUNCTION "tell_problems_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('oj_events', '{"event":"problems.changed"}');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "problems_changed" AFTER INSERT OR UPDATE OR DELETE ON "problems" EXECUTE FUNCTION "tell_problems_changed"();--> statement-breakpoint
CREATE TRIGGER "problem_tags_changed" AFTER INSERT OR UPDATE OR DELETE ON "problem_tags" EXECUTE FUNCTION "tell_problems_changed"();--> statement-breakpoint
CREATE TRIGGER "tags_changed" AFTER INSERT OR UPDATE OR DELETE ON "tags" EXECUTE FUNCTION "tell_problems_changed"();
