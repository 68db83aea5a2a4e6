const link = `/api/public/file/${'0123456789abcdef'.repeat(2)}.pdf`;
/** How many migrations make the database that `oldRows` fit into: those that came later have rows to change. */
export const migrationsOfOldRows = 19;
/** Rows of a site of that time. */
export const oldRows = `
  insert into users (username, username_key, password_hash, role) values ('old', 'old', 'x', 1000), ('hand', 'hand', 'x', 1002);
  insert into problems (problem_id, title, author_id, time_limit_ms, memory_limit_mb, stack_limit_mb, description, input, output, examples, translations)
    values ('P1', 'One', 1, 1000, 256, 128, 'See [it](${link}).', '', '', '[]', '{}'), ('P2', 'Two', 1, 1000, 256, 128, 'Nothing', '', '', '[]', '{"en-US":{"title":"Two"}}');
  insert into problems (problem_id, title, author_id, time_limit_ms, memory_limit_mb, stack_limit_mb, description, input, output, examples, type, judge_case_mode, io_score)
    values ('S1', 'Mean of 3 and 4, rounded up', 1, 1000, 256, 128, '', '', '', '[]', 1, 'subtask_average', 14), ('S2', 'With a full score of its own', 1, 1000, 256, 128, '', '', '', '[]', 1, 'subtask_average', 20);
  insert into problem_cases (problem_id, number, input_hash, input_bytes, answer_hash, answer_bytes, score, group_number)
    select id, number, repeat('b', 64), 0, repeat('b', 64), 0, score, number / 3 from problems, (values (1, 3), (2, 4), (3, 10)) as cases (number, score) where problem_id like 'S_';
  insert into announcements (title, content, author_id) values ('News', 'Words and ![](${link})', 1);
  insert into audit_entries (user_id, username, ip, action, target) values (1, 'old', '::1', 'user.edit', 'hand'), (1, 'old', '::1', 'tag.add', 'x');
  insert into problems (problem_id, title, author_id, time_limit_ms, memory_limit_mb, stack_limit_mb, description, input, output, examples, auth)
    values ('P3', 'Taken', 1, 1000, 256, 128, '', '', '', '[]', 3), ('P4', 'Made there', 1, 1000, 256, 128, '', '', '', '[]', 3);
  insert into audit_entries (user_id, username, ip, action, target, after)
    values (1, 'old', '::1', 'contest.addProblem', '1', '{"problem":"P3","authBefore":1}'), (1, 'old', '::1', 'contest.addProblem', '1', '{"problem":"P4"}');
  insert into judges (id, sandbox, languages, version) values ('judge-1', '{}', '[]', '0');
  insert into judge_jobs (kind, target_id, user_id, language, priority, turn) values ('submission', 1, 2, 'C', 10, 1);
  insert into contests (title, description, author_id, start_at, end_at, stars, account_rule)
    values ('Old cup', '', 1, now(), now(), '["hand", "later", "hand"]', '<prefix>t</prefix><extra>old hand</extra>');
  insert into settings (name, value) values ('website', '{"name":"Old"}');
  insert into file_uses (owner_kind, owner_id, hash) values ('attachment', 1, repeat('a', 64));
  insert into attachments (user_id, key, hash, name, type, bytes) values (2, '${'0123456789abcdef'.repeat(2)}', repeat('a', 64), 'a.pdf', 'application/pdf', 9);`;
