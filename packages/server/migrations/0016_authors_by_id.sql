ALTER TABLE "problems" ADD COLUMN "author_id" integer;--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "modified_by_id" integer;--> statement-breakpoint
UPDATE "problems" SET
  "author_id" = coalesce((SELECT "id" FROM "users" WHERE "username" = "problems"."author"), (SELECT min("id") FROM "users")),
  "modified_by_id" = (SELECT "id" FROM "users" WHERE "username" = "problems"."modified_by");--> statement-breakpoint
ALTER TABLE "problems" ALTER COLUMN "author_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_modified_by_id_users_id_fk" FOREIGN KEY ("modified_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "problems_author_id_index" ON "problems" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "problems" DROP COLUMN "author";--> statement-breakpoint
ALTER TABLE "problems" DROP COLUMN "modified_by";--> statement-breakpoint
CREATE TRIGGER "usernames_changed" AFTER UPDATE OF "username" ON "users" EXECUTE FUNCTION "tell_problems_changed"();
