-- Written by hand: the mean of a group whose cases have different points is rounded down; what was rounded up before could not be reached by anybody.
UPDATE "problems" SET "io_score" = attainable."now"
FROM (
  SELECT "problem_id", sum(floor("mean"))::integer AS "now", sum(round("mean"))::integer AS "before"
  FROM (
    SELECT "problem_id", coalesce("group_number", 1) AS "group", avg("score") AS "mean" FROM "problem_cases" GROUP BY 1, 2
  ) AS "groups"
  GROUP BY 1
) AS attainable
WHERE attainable."problem_id" = "problems"."id" AND "judge_case_mode" = 'subtask_average' AND "io_score" = attainable."before" AND attainable."now" < attainable."before";
