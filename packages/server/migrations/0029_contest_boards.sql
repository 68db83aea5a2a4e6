ALTER TABLE "contests" ADD COLUMN "board_opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contests" ADD COLUMN "counts_whole_minutes" boolean DEFAULT false NOT NULL;