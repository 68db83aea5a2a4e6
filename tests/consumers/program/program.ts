// What somebody writes in a project of their own: type-checked against the declarations of the package, then run by plain Node.
import { ApiError, createOjClient, followSubmission, sendInParts, Status, type ProblemRow } from '@oj/client';

const oj = createOjClient({ url: process.argv[2] ?? '', token: 'ojt_example', retries: 1 });

const page = await oj.problem.list({ keyword: 'sum', limit: 5 });
const titles: string[] = page.records.map((row: ProblemRow) => row.title);
const session = await oj.apiToken.list();
const until: Date | undefined = session[0]?.expiresAt;

// @ts-expect-error: the limit is a number
const wrong = () => oj.problem.list({ limit: {} });
// @ts-expect-error: there is no such call
const missing = () => oj.problem.dance();

const seen: Status[] = [];
for await (const { status } of followSubmission(oj, 12)) seen.push(status);

const picture = await oj.ownAccount.uploadAvatar({ file: new Blob(['x'], { type: 'image/png' }) });
const upload: string = await sendInParts(oj.uploadInParts, new File(['large'], 'large.zip'));
const refusal = await oj.home.week({}).catch((reason: unknown) => (reason instanceof ApiError ? reason.code : 'unknown'));

console.log(
  JSON.stringify({
    titles,
    until,
    seen,
    accepted: Status.accepted,
    picture: picture.username,
    upload,
    refusal,
    typed: [typeof wrong, typeof missing],
  }),
);
