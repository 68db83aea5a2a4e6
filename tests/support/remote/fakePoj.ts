import { type FakeAnswer, type FakeRequest, FakeSite } from './fakeSite';

const LANGUAGES = ['G++', 'GCC', 'Java', 'Pascal', 'C++', 'C', 'Fortran'];

/** Speaks as POJ does: a login that says nothing, a list with other columns. */
export class FakePoj extends FakeSite {
  protected answer({ method, path, query, form, cookies }: FakeRequest): FakeAnswer {
    const user = this.sessions.get(cookies.get('JSESSIONID') ?? '');
    switch (`${method} ${path}`) {
      case 'GET /':
        return {
          body: user ? `<body><b>${user}</b> <a>Log Out</a></body>` : '<body><form action="/login"><input name="password1"></form></body>',
        };
      case 'POST /login': {
        const made = this.login(form.get('user_id1') ?? '', form.get('password1') ?? '');
        return { location: '/', ...(made && { cookies: { JSESSIONID: made } }) };
      }
      case 'POST /submit': {
        if (this.faults.expire) this.sessions.clear();
        if (this.faults.expire || !user) return { body: '<form action="login"><input name="password1"></form>' };
        if (this.faults.refuse) return { body: `<h1>Error Occurred</h1><ul><li>${this.faults.refuse}</li></ul>` };
        const source = Buffer.from(form.get('source') ?? '', 'base64').toString();
        this.submit({ user, problem: form.get('problem_id') ?? '', language: LANGUAGES[Number(form.get('language'))] ?? '', source });
        return { location: '/status' };
      }
      case 'GET /status':
        return { body: this.list(query) };
      case 'GET /showcompileinfo':
        return { body: '<pre>Main.cpp(1) : error C2065: &#39;x&#39;</pre>' };
      case 'GET /problem':
        return { body: problem(query.get('id') ?? '') };
      default:
        return { status: 404 };
    }
  }

  private list(query: URLSearchParams): string {
    if (this.faults.otherMarkup) return '<main></main>';
    const [top, problemId, user] = ['top', 'problem_id', 'user_id'].map(name => query.get(name) ?? '');
    const rows = this.runs
      .filter(run => (!top || run.id < Number(top)) && (!problemId || run.problem === problemId) && (!user || run.user === user))
      .toSorted((one, other) => other.id - one.id)
      .map(run => {
        const verdict = top && run.id === Number(top) - 1 ? this.look(run) : run.verdicts[0];
        const used = verdict === 'Accepted' ? ['220K', '16MS'] : ['', ''];
        return `<tr align=center><td>${run.id}<td>${run.user}<td>${run.problem}<td><font>${verdict}</font><td>${used.join('<td>')}<td>${run.language}<td>${run.source.length}B<td>2026-01-01</tr>`;
      });
    return `<table><tr class=in><td>Run ID<td>User<td>Problem<td>Result<td>Memory<td>Time<td>Language<td>Code Length<td>Submit Time</tr>${rows.join('')}</table>`;
  }
}

const problem = (id: string) =>
  id === '9999'
    ? '<body><ul><li>Can not find problem (ID:9999)</ul></body>'
    : `<html><head><title>${id} -- Tides &amp; Marks</title></head><body><b>Time Limit:</b> 1000MS <b>Memory Limit:</b> 10000K <b>Case Time Limit:</b> 200MS
<p class="pst">Description</p><div class="ptx">Add them.<br><img src=images/${id}_1.jpg></div>
<p class="pst">Input</p><div class="ptx">a, b</div><p class="pst">Output</p><div class="ptx">Costs $1</div>
<p class="pst">Sample Input</p><pre class="sio">1 2</pre><p class="pst">Sample Output</p><pre class="sio">3</pre>
<p class="pst">Hint</p><div class="ptx">None</div></body></html>`;
