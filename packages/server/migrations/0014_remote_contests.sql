CREATE TABLE "remote_contests" (
	"site" varchar(8) NOT NULL,
	"url" varchar(300) NOT NULL,
	"title" varchar(300) NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "remote_contests_site_url_pk" PRIMARY KEY("site","url")
);
--> statement-breakpoint
ALTER TABLE "remote_sites" ADD COLUMN "lists_contests" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "remote_sites" ADD COLUMN "contests_tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "remote_sites" ADD COLUMN "contests_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "remote_sites" ADD COLUMN "contests_error" varchar(500);