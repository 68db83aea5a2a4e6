import { type FakeAnswer, type FakeRequest, FakeSite } from './fakeSite';

/** `一` and `题` in GBK. */
const GBK_TITLE = Buffer.from([0xd2, 0xbb, 0xcc, 0xe2]);
const LANGUAGES = ['G++', 'GCC', 'C++', 'C', 'Pascal', 'Java', 'C#'];
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

const contestList = `<table class=table_text><tr class=table_header><td>ID<td>Name<td>Start<td>Type<td>Status<td>Manager</tr>
<tr align=center><td>1201<td><a href="contest_show.php?cid=1201">Ink Open</a><td>2096-01-02 12:00:00<td>Public<td><font>Pending</font><td>inker</tr>
<tr align=center><td>1200<td><a href="contest_show.php?cid=1200">Old Open</a><td>2016-01-02 12:00:00<td>Public<td><font>Ended</font><td>inker</tr></table>`;

const contestPage = (id: string) =>
  `<h1>Ink Open &amp; Paper ${id}</h1><div>Start Time : 2096-01-02 12:00:00&nbsp;&nbsp;End Time : 2096-01-02 17:00:00<br>Contest Type : Public</div>`;

/** Speaks as HDU does: pages in GBK that do not say so, logins and submissions that answer with a redirect. */
export class FakeHdu extends FakeSite {
  /** Memory limit of the problems. */
  memoryKb = 32_768;

  protected async answer({ method, path, query, form, cookies }: FakeRequest): Promise<FakeAnswer> {
    const session = cookies.get('PHPSESSID') ?? '';
    const user = this.sessions.get(session);
    switch (`${method} ${path}`) {
      case 'GET /':
        return { body: user ? `<a href="userloginex.php?action=logout">Sign Out ${user}</a>` : '<a href="userloginex.php">Sign In</a>' };
      case 'POST /userloginex.php': {
        const made = query.get('action') === 'login' ? this.login(form.get('username') ?? '', form.get('userpass') ?? '') : undefined;
        return made ? { location: '/', cookies: { PHPSESSID: made } } : { body: '<p>No such user or wrong password.</p>' };
      }
      case 'POST /submit.php':
        return this.take(session, form);
      case 'GET /status.php':
        return { body: this.list(query) };
      case 'GET /viewerror.php':
        return { body: Buffer.concat([Buffer.from('<pre>main.cpp:1: '), GBK_TITLE, Buffer.from(' &lt;error&gt;</pre>')]) };
      case 'GET /showproblem.php':
        return { body: this.problem(query.get('pid') ?? '') };
      case 'GET /contests/contest_list.php':
        return { body: this.faults.otherMarkup ? '<main>Contests 2.0</main>' : contestList };
      case 'GET /contests/contest_show.php':
        return { body: contestPage(query.get('cid') ?? '') };
      case 'GET /data/images/p.png':
        return { type: 'image/png', body: PICTURE };
      default:
        return { status: 404 };
    }
  }

  private async take(session: string, form: URLSearchParams): Promise<FakeAnswer> {
    if (this.faults.expire) {
      this.faults.expire = false;
      this.sessions.clear();
    }
    const user = this.sessions.get(session);
    if (!user) return { body: '<form action="/userloginex.php?action=login"></form>' };
    const source = decodeURIComponent(Buffer.from(form.get('_usercode') ?? '', 'base64').toString());
    if (this.faults.refuse) return { body: `<h1>ERROR(s) occurred</h1><ul><li>${this.faults.refuse}</li></ul>` };
    if (source.length < 50) return { body: '<ul><li>Code length is improper!</li></ul>' };
    this.submit({ user, problem: form.get('problemid') ?? '', language: LANGUAGES[Number(form.get('language'))] ?? '', source });
    await this.faults.hold;
    if (this.faults.breakAfterSubmit) {
      this.faults.breakAfterSubmit = false;
      return { status: -1 };
    }
    return { location: '/status.php' };
  }

  private list(query: URLSearchParams): string {
    if (this.faults.otherMarkup) return '<main><section>Status 2.0</section></main>';
    const [from, problem, user, language] = ['first', 'pid', 'user', 'lang'].map(name => query.get(name) ?? '');
    const shown = this.runs.filter(
      run =>
        (!from || run.id <= Number(from)) &&
        (!problem || run.problem === problem) &&
        (!user || run.user === user) &&
        (!Number(language ?? 0) || run.language === LANGUAGES[Number(language) - 1]),
    );
    const isWatched = from !== '';
    const rows = shown
      .toSorted((one, other) => other.id - one.id)
      .slice(0, 15)
      .map(run => {
        const verdict = isWatched && String(run.id) === from ? this.look(run) : (run.verdicts[0] ?? '');
        return `<tr><td height=22px>${run.id}<td>2026-01-01 00:00:00<td><font>${verdict}</font><td><a>${run.problem}</a><td>15MS<td>1408K<td>${run.source.length} B<td>${run.language}<td>${run.user}</tr>`;
      });
    // The list shows its newest row twice when it grows while it is read.
    const doubled = [...rows.slice(0, 1), ...rows];
    return `<table><tr><td>Run ID<td>Submit Time<td>Judge Status<td>Pro.ID<td>Exe.Time<td>Exe.Memory<td>Code Len.<td>Language<td>Author</tr>${doubled.join('')}</table>`;
  }

  private problem(id: string): Buffer | string {
    if (id === '9999') return '<div>No such problem - <strong>Problem 9999</strong>.</div>';
    const head = `<html><body><h1>`;
    const rest = `</h1><span>Time Limit: 2000/1000 MS (Java/Others)&nbsp;&nbsp;Memory Limit: 65536/${this.memoryKb} K (Java/Others)</span>
<div class=panel_title align=left>Problem Description</div><div class=panel_content>Add <b>A</b> and B &lt;= 10<sup>9</sup>. Costs $5 *each*.<script>alert(1)</script><img src="../../data/images/p.png" onerror="alert(2)"><br><a href="javascript:alert(3)">go</a></div>
<div class=panel_title align=left>Input</div><div class=panel_content>Two <i>numbers</i>.</div>
<div class=panel_title align=left>Output</div><div class=panel_content>Their sum.<ul><li>one<li>two</ul></div>
<div class=panel_title align=left>Sample Input</div><div class=panel_content><pre><div>1 2\r\n3 4</div></pre></div>
<div class=panel_title align=left>Sample Output</div><div class=panel_content><pre><div>3\r\n7\n<div><i>Hint</i></div>Use 64 bits.</div></pre></div>
</body></html>`;
    return Buffer.concat([Buffer.from(head), GBK_TITLE, Buffer.from(rest)]);
  }
}
