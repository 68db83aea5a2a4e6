import { type FakeAnswer, type FakeRequest, FakeSite } from './fakeSite';

const answered = (value: unknown, status = 200): FakeAnswer => ({ status, type: 'application/json', body: JSON.stringify(value) });

/** Speaks as the API of LibreOJ does: JSON, a token, and numbers of its own for problems. */
export class FakeLibre extends FakeSite {
  /** Whether the site asks for a captcha. */
  asksCaptcha = false;

  protected answer({ method, path, query, json, headers }: FakeRequest): FakeAnswer {
    const user = this.sessions.get((headers.authorization ?? '').replace('Bearer ', ''));
    switch (`${method} ${path}`) {
      case 'POST /api/auth/login': {
        if (this.asksCaptcha) return answered({ statusCode: 401 }, 401);
        const token = this.login(String(json.username), String(json.password));
        return answered(token ? { token } : { error: 'WRONG_PASSWORD' }, 201);
      }
      case 'GET /api/auth/getSessionInfo': {
        const name = this.sessions.get(query.get('token') ?? '');
        return answered(name ? { userMeta: { username: name } } : {});
      }
      case 'POST /api/problem/getProblem': {
        if (json.displayId === 9999) return answered({ error: 'NO_SUCH_PROBLEM' }, 201);
        return answered({ meta: { id: 40_000 + Number(json.displayId), type: 'Traditional' }, ...(json.judgeInfo === true && whole) }, 201);
      }
      case 'POST /api/submission/submit': {
        if (this.faults.expire) this.sessions.clear();
        if (this.faults.expire || !user) return answered({ error: 'PERMISSION_DENIED' }, 201);
        if (this.faults.refuse) return answered({ error: this.faults.refuse }, 201);
        const { language, code } = json.content as { language: string; code: string };
        const made = this.submit({ user, problem: String(json.problemId), language, source: code });
        return answered({ submissionId: made.id }, 201);
      }
      case 'POST /api/submission/querySubmission': {
        const own = this.runs.filter(run => run.user === json.submitter && run.problem === String(json.problemId));
        return answered({ submissions: own.map(({ id }) => ({ id })) }, 201);
      }
      case 'POST /api/submission/getSubmissionDetail': {
        if (typeof json.submissionId !== 'string') return answered({ statusCode: 400 }, 400);
        const run = this.runs.find(({ id }) => String(id) === json.submissionId);
        if (!run) return answered({ error: 'NO_SUCH_SUBMISSION' }, 201);
        const status = this.look(run);
        const isPending = ['Preparing', 'Compiling', 'Running'].includes(status);
        const meta = { status: isPending ? 'Pending' : status, timeUsed: 12.4, memoryUsed: 1024 };
        const said = { success: false, message: { data: '\u001b[1mmain.cpp\u001b[0m: error', omittedLength: 0 } };
        return answered({ meta, progress: { progressType: isPending ? status : 'Finished', compile: said } }, 201);
      }
      default:
        return { status: 404 };
    }
  }
}

const section = (sectionTitle: string, text: string) => ({ sectionTitle, type: 'Text', text });
const whole = {
  localizedContentsOfLocale: {
    title: '墨与纸',
    contentSections: [
      section('题目描述', '求 $a+b$。'),
      section('输出格式', '一个数'),
      section('输入格式', '两个数'),
      { sectionTitle: '样例', type: 'Sample', sampleId: 0, text: '解释' },
      section('数据范围与提示', '$n \\le 10$'),
    ],
  },
  samples: [{ inputData: '1 2\n', outputData: '3\n' }],
  tagsOfLocale: [{ name: '数学' }],
  judgeInfo: { timeLimit: 1000, memoryLimit: 256, subtasks: [] },
};
