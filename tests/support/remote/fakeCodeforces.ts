import { type FakeAnswer, type FakeRequest, FakeSite } from './fakeSite';

const CSRF = '0123456789abcdef0123456789abcdef';
const token = `<meta name="X-Csrf-Token" content="${CSRF}"/>`;

/** Speaks as Codeforces does: forms with tokens, and the official API for the list of runs. */
export class FakeCodeforces extends FakeSite {
  protected answer({ method, path, query, form, cookies }: FakeRequest): FakeAnswer {
    const user = this.sessions.get(cookies.get('JSESSIONID') ?? '');
    if (path === '/')
      return { body: user ? `<a href="/profile/${user}">${user}</a><a href="/${CSRF}/logout">Logout</a>` : '<a href="/enter">Enter</a>' };
    if (path === '/enter' || path === '/problemset') {
      if (method === 'GET') return { body: `${token}<script>_bfaa = "b-f"</script>`, cookies: { '39ce7': 'abc', '70a7c28f3de': 'ftaa' } };
      if (form.get('csrf_token') !== CSRF || form.get('ftaa') !== 'ftaa' || form.get('bfaa') !== 'b-f' || form.get('_tta') !== '870')
        return { status: 400 };
      const made = this.login(form.get('handleOrEmail') ?? '', form.get('password') ?? '');
      return made
        ? { location: '/', cookies: { JSESSIONID: made } }
        : { body: '<span class="error">Invalid handle/email or password</span>' };
    }
    const [, kind = '', contest = ''] = /^\/(contest|gym)\/(\d+)\/submit$/.exec(path) ?? [];
    if (kind) {
      if (!user) return { location: '/enter?back=' };
      if (method === 'GET') return { body: token };
      if (this.faults.expire) this.sessions.clear();
      if (this.faults.expire) return { status: 403, body: 'Forbidden' };
      if (form.get('csrf_token') !== CSRF || query.get('csrf_token') !== CSRF) return { status: 400 };
      if (this.faults.refuse) return { body: `${token}<span class="error for__source">${this.faults.refuse}</span>` };
      const problem = `${contest}${form.get('submittedProblemIndex')}`;
      this.submit({ user, problem, language: form.get('programTypeId') ?? '', source: form.get('source') ?? '' });
      return { location: `/${kind}/${contest}/my` };
    }
    if (path.endsWith('/my')) return { body: 'list' };
    if (path === '/api/user.status') return this.api(query);
    if (path === '/api/contest.list') return { type: 'application/json', body: JSON.stringify({ status: 'OK', result: contests }) };
    if (path === '/data/judgeProtocol' && form.get('csrf_token') === CSRF)
      return { type: 'application/json', body: JSON.stringify('prog.cpp: error') };
    if (path === '/problemset/problem/1/A' || path === '/gym/100001/problem/A') return { body: statement };
    return { status: path.startsWith('/gym') ? 200 : 404, body: 'PDF' };
  }

  private api(query: URLSearchParams): FakeAnswer {
    const result = this.runs
      .filter(run => run.user === query.get('handle'))
      .toReversed()
      .map(run => {
        const [, contestId, index] = /^(\d+)([A-Z]\d?)$/.exec(run.problem) ?? [];
        const verdict = this.look(run);
        return {
          id: run.id,
          problem: { contestId: Number(contestId), index },
          ...(verdict && { verdict }),
          timeConsumedMillis: 31,
          memoryConsumedBytes: 2048,
        };
      });
    return { type: 'application/json', body: JSON.stringify({ status: 'OK', result }) };
  }
}

const ofTwoHours = { type: 'CF', frozen: false, durationSeconds: 7_200 };
const contests = [
  { id: 3, name: 'Round 3', phase: 'BEFORE', startTimeSeconds: 3_976_000_000, ...ofTwoHours },
  { id: 2, name: 'Round without a date', phase: 'BEFORE', ...ofTwoHours },
  { id: 1, name: 'Round 1', phase: 'FINISHED', startTimeSeconds: 1_300_000_000, ...ofTwoHours },
];

const statement = `<div class="problem-statement"><div class="header"><div class="title">A. Ink Square</div>
<div class="time-limit"><div class="property-title">time limit per test</div>1.5 seconds</div>
<div class="memory-limit"><div class="property-title">memory limit per test</div>64 megabytes</div>
<div class="input-file"><div class="property-title">input</div>ink.in</div><div class="output-file"><div class="property-title">output</div>standard output</div></div>
<div><p>A square of $$$n_1 \\times m_1$$$ metres.</p></div>
<div class="input-specification"><div class="section-title">Input</div><p>Two numbers.</p></div>
<div class="output-specification"><div class="section-title">Output</div><p>One number.</p></div>
<div class="sample-tests"><div class="sample-test"><div class="input"><pre><div class="test-example-line">6 6</div><div class="test-example-line">4</div></pre></div><div class="output"><pre>4<br>5</pre></div></div></div>
<div class="note"><div class="section-title">Note</div><p>Nothing.</p></div></div><span class="tag-box">math</span><span class="tag-box">*1000</span>`;
