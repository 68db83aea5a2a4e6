-- Written by hand, as the table files know no triggers: whoever listens asks again whether they still may.
CREATE FUNCTION "tell_access_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('oj_events', json_build_object('event', 'access.changed', 'kind', TG_ARGV[0], 'id', (to_jsonb(coalesce(OLD, NEW)) ->> TG_ARGV[1])::integer)::text);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "tell_caller_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('oj_events', json_build_object('event', 'sessions.ended', 'userId', OLD."id")::text);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "callers_changed" AFTER UPDATE ON "users" FOR EACH ROW WHEN ((OLD."username", OLD."role", OLD."status") IS DISTINCT FROM (NEW."username", NEW."role", NEW."status")) EXECUTE FUNCTION "tell_caller_changed"();--> statement-breakpoint
CREATE TRIGGER "members_removed" AFTER DELETE ON "group_members" FOR EACH ROW EXECUTE FUNCTION "tell_access_changed"('user', 'user_id');--> statement-breakpoint
CREATE TRIGGER "members_lowered" AFTER UPDATE ON "group_members" FOR EACH ROW WHEN (NEW."level" < OLD."level") EXECUTE FUNCTION "tell_access_changed"('user', 'user_id');--> statement-breakpoint
CREATE TRIGGER "groups_access_changed" AFTER UPDATE ON "groups" FOR EACH ROW WHEN ((OLD."owner_id", OLD."auth", OLD."visible", OLD."status", OLD."disbanded_at") IS DISTINCT FROM (NEW."owner_id", NEW."auth", NEW."visible", NEW."status", NEW."disbanded_at")) EXECUTE FUNCTION "tell_access_changed"('group', 'id');--> statement-breakpoint
CREATE TRIGGER "contests_removed" AFTER DELETE ON "contests" FOR EACH ROW EXECUTE FUNCTION "tell_access_changed"('contest', 'id');--> statement-breakpoint
CREATE TRIGGER "contests_access_changed" AFTER UPDATE ON "contests" FOR EACH ROW WHEN ((OLD."author_id", OLD."group_id", OLD."auth", OLD."visible", OLD."open_rank", OLD."account_rule", OLD."start_at", OLD."end_at", OLD."seal_at", OLD."auto_real_rank") IS DISTINCT FROM (NEW."author_id", NEW."group_id", NEW."auth", NEW."visible", NEW."open_rank", NEW."account_rule", NEW."start_at", NEW."end_at", NEW."seal_at", NEW."auto_real_rank")) EXECUTE FUNCTION "tell_access_changed"('contest', 'id');--> statement-breakpoint
CREATE TRIGGER "registrations_removed" AFTER DELETE ON "contest_registrations" FOR EACH ROW EXECUTE FUNCTION "tell_access_changed"('contest', 'contest_id');--> statement-breakpoint
CREATE TRIGGER "virtual_runs_changed" AFTER INSERT OR UPDATE ON "contest_virtual_runs" FOR EACH ROW EXECUTE FUNCTION "tell_access_changed"('user', 'user_id');--> statement-breakpoint
CREATE TRIGGER "problems_removed" AFTER DELETE ON "problems" FOR EACH ROW EXECUTE FUNCTION "tell_access_changed"('problem', 'id');--> statement-breakpoint
CREATE TRIGGER "problems_access_changed" AFTER UPDATE ON "problems" FOR EACH ROW WHEN ((OLD."author_id", OLD."group_id", OLD."auth") IS DISTINCT FROM (NEW."author_id", NEW."group_id", NEW."auth")) EXECUTE FUNCTION "tell_access_changed"('problem', 'id');--> statement-breakpoint
CREATE TRIGGER "discussions_removed" AFTER DELETE ON "discussions" FOR EACH ROW EXECUTE FUNCTION "tell_access_changed"('discussion', 'id');--> statement-breakpoint
CREATE TRIGGER "discussions_access_changed" AFTER UPDATE ON "discussions" FOR EACH ROW WHEN ((OLD."group_id", OLD."problem_id", OLD."status", OLD."deleted_at") IS DISTINCT FROM (NEW."group_id", NEW."problem_id", NEW."status", NEW."deleted_at")) EXECUTE FUNCTION "tell_access_changed"('discussion', 'id');
