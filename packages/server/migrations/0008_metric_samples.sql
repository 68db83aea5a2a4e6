CREATE TABLE "metric_samples" (
	"at" timestamp with time zone PRIMARY KEY NOT NULL,
	"waiting" integer NOT NULL,
	"oldest_s" integer NOT NULL,
	"judges" integer NOT NULL,
	"last_submission_id" integer NOT NULL,
	"free_bytes" bigint NOT NULL
);
