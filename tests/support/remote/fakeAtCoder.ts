import { type FakeAnswer, type FakeRequest, FakeSite } from './fakeSite';

/** Speaks as AtCoder does: tokens in hidden fields, a list of languages for each task, and verdicts in pieces of HTML. */
export class FakeAtCoder extends FakeSite {
  /** Whether the pages ask for a person. */
  asksPerson = false;

  protected answer({ method, path, query, form, cookies }: FakeRequest): FakeAnswer {
    const user = this.sessions.get(cookies.get('REVEL_SESSION') ?? '');
    const call = `${method} ${path}`;
    const person = this.asksPerson ? '<div class="cf-turnstile"></div>' : '';
    if (call === 'GET /login') return { body: `${person}<form><input type="hidden" name="csrf_token" value="tok"></form>` };
    if (call === 'POST /login') {
      const made = form.get('csrf_token') === 'tok' ? this.login(form.get('username') ?? '', form.get('password') ?? '') : undefined;
      return made ? { location: '/home', cookies: { REVEL_SESSION: made } } : { location: '/login' };
    }
    if (path === '/home') return { body: 'home' };
    if (path.endsWith('/submit')) {
      if (this.faults.expire) this.sessions.clear();
      if (this.faults.expire || !user) return { location: '/login?continue=' };
      if (method === 'GET')
        return {
          body: `${person}<form><input type="hidden" name="csrf_token" value="tok"><input type="hidden" name="extra" value="1">
<select name="data.LanguageId"><option value="5001">C++ 20 (gcc 12.2)</option><option value="6017">C++23 (GCC 15.2.0)</option></select></form>`,
        };
      if (form.get('csrf_token') !== 'tok' || form.get('extra') !== '1') return { status: 400 };
      if (this.faults.refuse) return { body: `<div role="alert">${this.faults.refuse}</div>` };
      this.submit({
        user,
        problem: form.get('data.TaskScreenName') ?? '',
        language: form.get('data.LanguageId') ?? '',
        source: form.get('sourceCode') ?? '',
      });
      return { location: path.replace('/submit', '/submissions/me') };
    }
    if (path.endsWith('/submissions/me')) {
      if (!user) return { location: '/login' };
      const own = this.runs.filter(run => run.user === user && (!query.get('f.Task') || run.problem === query.get('f.Task')));
      return { body: own.map(({ id }) => `<a href="${path.replace('/me', `/${id}`)}">Detail</a>`).join('') };
    }
    if (path.endsWith('/status/json')) {
      const id = query.get('sids[]') ?? '';
      const run = this.runs.find(each => String(each.id) === id);
      const verdict = run ? this.look(run) : '';
      const Html = `<td class="text-center"><span class="label">${verdict}</span></td><td>12 ms</td><td>3640 KB</td>`;
      return { type: 'application/json', body: JSON.stringify({ Interval: 1000, Result: { [id]: { Html, Score: '0' } } }) };
    }
    if (path === '/contests/abc300/tasks/abc300_a') return { body: task };
    if (path === '/contests/') return { body: contests };
    return { status: 404 };
  }
}

const contests = `<div id="contest-table-upcoming"><table><thead><tr><th>Start Time</th></tr></thead><tbody><tr>
<td><a href="http://www.timeanddate.com/"><time class="fixtime">2096-01-02 21:00:00+0900</time></a></td>
<td><span title="Algorithm">A</span><a href="/contests/abc900">Beginner &amp; Ink 900</a></td><td>01:40</td><td>- 1999</td></tr></tbody></table></div>
<div id="contest-table-recent"><table><tbody><tr><td>2016-01-02 21:00:00+0900</td><td><a href="/contests/abc1">Old</a></td><td>02:00</td></tr></tbody></table></div>`;

const task = `<span class="h2">A - N-choice <a>Editorial</a></span><p>Time Limit: 2 sec / Memory Limit: 1024 MB</p>
<div id="task-statement"><span class="lang"><span class="lang-ja"><p>問題</p></span><span class="lang-en">
<div class="part"><section><h3>Problem Statement</h3><p>Given <var>N</var> numbers <var>C_1, C_2</var>.</p></section></div>
<div class="part"><section><h3>Constraints</h3><ul><li><var>1 \\leq N</var></li></ul></section></div>
<div class="part"><section><h3>Input</h3><p>From standard input:</p><pre><var>N</var></pre></section></div>
<div class="part"><section><h3>Output</h3><p>The index.</p></section></div>
<div class="part"><section><h3>Sample Input 1</h3><pre>3 125 175</pre></section></div>
<div class="part"><section><h3>Sample Output 1</h3><pre>2</pre><p>because</p></section></div>
</span></span></div>`;
