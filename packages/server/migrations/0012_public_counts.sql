-- Counters of users leave out problems that not everybody may open.
update user_counts set
  ac = coalesce(open_to_all.ac, 0),
  total = coalesce(open_to_all.total, 0),
  score = coalesce(open_to_all.score, 0)
from user_counts as kept
left join (
  select
    tried.user_id,
    count(*) filter (where tried.status = 0)::integer as ac,
    sum(tried.submissions)::integer as total,
    sum(coalesce(tried.oi_rank_score, 0))::integer as score
  from user_problems as tried
  join problems on problems.id = tried.problem_id and problems.auth = 1 and problems.group_id is null
  group by tried.user_id
) as open_to_all on open_to_all.user_id = kept.user_id
where user_counts.user_id = kept.user_id;
