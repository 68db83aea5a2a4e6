import { parseArgs } from 'node:util';
import type { CliCommand } from './commands';
import { exitCodes, Refused } from './exitCodes';
import { numberOf, show, table } from './output';
import { siteClient } from './site';

export const problems: CliCommand = {
  usage: 'problems [KEYWORD]',
  help: [
    'List problems, all or those with a word in title or ID.',
    '--page N         default 1',
    '--limit N        rows of a page, default 20',
  ],
  async run(args) {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' }, page: { type: 'string', default: '1' }, limit: { type: 'string', default: '20' } },
    });
    const [currentPage, limit] = [numberOf(values.page), numberOf(values.limit)];
    if (!currentPage || !limit) throw new Refused('--page and --limit are whole numbers.');
    const client = await siteClient();
    const keyword = positionals.join(' ');
    const { records, total } = await client.problem.list({ currentPage, limit, ...(keyword && { keyword }) });
    const rows = records.map(({ problemId, title, ac, total: tries }) => [problemId, title, ac, tries]);
    show(values.json, { total, records }, [...table(['ID', 'Title', 'Accepted', 'Submissions'], rows), `${total} in all`]);
    return exitCodes.done;
  },
};
