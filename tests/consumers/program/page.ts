// The same in a page: no type of Node, no module of Node.
import { createOjClient, type OjClient } from '@oj/client';

const oj: OjClient = createOjClient({ url: '', language: 'zh-CN' });
const { records } = await oj.problem.list({});
document.body.textContent = records.map(({ title }) => title).join(', ');
