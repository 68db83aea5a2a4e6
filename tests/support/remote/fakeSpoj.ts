import { type FakeAnswer, type FakeRequest, FakeSite } from './fakeSite';

/** Speaks as SPOJ does: the answer to a submission names its run, verdicts are numbers. */
export class FakeSpoj extends FakeSite {
  protected answer({ method, path, form, cookies }: FakeRequest): FakeAnswer {
    const user = this.sessions.get(cookies.get('spoj') ?? '');
    const id = Number(/\d+$/.exec(path)?.[0]);
    const run = this.runs.find(each => each.id === id);
    if (method === 'GET' && path === '/') return { body: user ? '<a href="/logout"><i class="fa fa-sign-out"></i></a>' : '<form></form>' };
    if (method === 'POST' && path === '/login/') {
      const made = this.login(form.get('login_user') ?? '', form.get('password') ?? '');
      return made ? { location: '/', cookies: { spoj: made } } : { body: '<p>Authentication failed!</p>' };
    }
    if (method === 'POST' && path === '/submit/complete/') {
      if (this.faults.expire) this.sessions.clear();
      if (this.faults.expire || !user) return { body: '<form><input name="login_user"></form>' };
      if (this.faults.refuse) return { body: `<p>${this.faults.refuse}</p>` };
      const made = this.submit({
        user,
        problem: form.get('problemcode') ?? '',
        language: form.get('lang') ?? '',
        source: form.get('file') ?? '',
      });
      return { body: `<p>Solution submitted!</p><input type="hidden" name="newSubmissionId" value="${made.id}">` };
    }
    if (path.startsWith('/status/ns=') && run) {
      const verdict = this.look(run);
      const isFinal = verdict !== 'running';
      return {
        body: `<table><tr><td id="statusres_${id}" status="${isFinal ? verdict : '4'}" final="${isFinal ? 1 : 0}">${verdict}</td><td id="statustime_${id}">0.12</td><td id="statusmem_${id}">5.1M</td></tr></table>`,
      };
    }
    if (path.startsWith('/error/')) return { body: '<pre><small>prog.c:1: error</small></pre>' };
    if (path.startsWith('/problems/'))
      return {
        body: `<h2 id="problem-name">TEST - Life &amp; Ink</h2><div id="problem-tags"><a data-tagid="1">#simple</a></div>
<div id="problem-body"><p>Read <strong>numbers</strong>.</p><pre>1\n2</pre></div>
<table><tr><td>Time limit:</td><td>0.5s-2.5s</td></tr><tr><td>Memory limit:</td><td>1536MB</td></tr></table>`,
      };
    return { status: 404 };
  }
}
