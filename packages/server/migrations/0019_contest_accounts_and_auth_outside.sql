CREATE TABLE "contest_accounts" (
	"contest_id" integer NOT NULL,
	"kind" varchar(8) NOT NULL,
	"name" text NOT NULL,
	"place" integer NOT NULL,
	"user_id" integer,
	CONSTRAINT "contest_accounts_contest_id_kind_name_pk" PRIMARY KEY("contest_id","kind","name")
);
--> statement-breakpoint
ALTER TABLE "contest_accounts" ADD CONSTRAINT "contest_accounts_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_accounts" ADD CONSTRAINT "contest_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contest_accounts_user_id_contest_id_index" ON "contest_accounts" USING btree ("user_id","contest_id");--> statement-breakpoint
CREATE INDEX "contest_accounts_unknown" ON "contest_accounts" USING btree ("name") WHERE "contest_accounts"."user_id" is null;--> statement-breakpoint
-- Written by hand from here on: names that contests hold become accounts.
INSERT INTO "contest_accounts" ("contest_id", "kind", "name", "place", "user_id")
SELECT DISTINCT ON ("contest_id", "kind", "name") "contest_id", "kind", "name", "place", "users"."id"
FROM (
  SELECT "contests"."id" AS "contest_id", 'star' AS "kind", normalize("star"."name") AS "name", "star"."place"::integer AS "place"
  FROM "contests", jsonb_array_elements_text("contests"."stars") WITH ORDINALITY AS "star" ("name", "place")
  UNION ALL
  SELECT "contests"."id", 'admitted', normalize("extra"."name"), "extra"."place"::integer
  FROM "contests", regexp_split_to_table(substring("contests"."account_rule" FROM '<extra>([^<]*)</extra>'), '\s+') WITH ORDINALITY AS "extra" ("name", "place")
) AS "named" LEFT JOIN "users" ON normalize("users"."username") = "named"."name"
WHERE "name" <> ''
ORDER BY "contest_id", "kind", "name", "place";--> statement-breakpoint
UPDATE "contests" SET "account_rule" = regexp_replace("account_rule", '<extra>[^<]*</extra>', '', 'g') WHERE "account_rule" LIKE '%<extra>%';--> statement-breakpoint
ALTER TABLE "contests" DROP COLUMN "stars";--> statement-breakpoint
-- A name that a contest holds finds its account as soon as there is one.
CREATE FUNCTION "find_contest_accounts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "contest_accounts" SET "user_id" = NEW."id" WHERE "user_id" IS NULL AND "name" = normalize(NEW."username");
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "usernames_found" AFTER INSERT OR UPDATE OF "username" ON "users" FOR EACH ROW EXECUTE FUNCTION "find_contest_accounts"();--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "auth_outside" smallint;--> statement-breakpoint
-- Written by hand: what problems were before a contest took them stands in the audit log.
UPDATE "problems" SET "auth_outside" = "taken"."auth"
FROM (
  SELECT DISTINCT ON ("after" ->> 'problem') "after" ->> 'problem' AS "problem_id", ("after" ->> 'authBefore')::smallint AS "auth"
  FROM "audit_entries" WHERE "action" = 'contest.addProblem' AND "after" ->> 'authBefore' IN ('1', '2')
  ORDER BY "after" ->> 'problem', "id" DESC
) AS "taken"
WHERE "problems"."problem_id" = "taken"."problem_id" AND "problems"."auth" = 3;
