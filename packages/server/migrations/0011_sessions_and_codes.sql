DROP INDEX "sessions_id_index";--> statement-breakpoint
ALTER TABLE "mail_codes" ADD COLUMN "network" varchar(45);--> statement-breakpoint
ALTER TABLE "mail_codes" ADD COLUMN "own_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_codes" ADD COLUMN "stranger_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_id_index" ON "sessions" USING btree ("id");--> statement-breakpoint
ALTER TABLE "mail_codes" DROP COLUMN "wrong_tries";