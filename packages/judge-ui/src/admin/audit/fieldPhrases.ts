import { phrases, usePhrases } from '@oj/ui';
import { useCallback } from 'react';

/** Names of the fields of an audit entry, by the server's key. */
export const fieldPhrases = phrases('auditFields', {
  title: { zh: '标题', en: 'Title' },
  content: { zh: '内容', en: 'Content' },
  name: { zh: '名称', en: 'Name' },
  shortName: { zh: '简称', en: 'Short name' },
  description: { zh: '描述', en: 'Description' },
  status: { zh: '状态', en: 'Status' },
  checked: { zh: '已处理', en: 'Checked' },
  decision: { zh: '处理决定', en: 'Decision' },
  isPinned: { zh: '置顶', en: 'Pinned' },
  score: { zh: '得分', en: 'Score' },
  role: { zh: '角色', en: 'Role' },
  type: { zh: '类型', en: 'Type' },
  username: { zh: '用户名', en: 'Username' },
  realname: { zh: '姓名', en: 'Real name' },
  email: { zh: '邮箱', en: 'Email' },
  password: { zh: '密码', en: 'Password' },
  passwordHash: { zh: '密码', en: 'Password' },
  titleName: { zh: '头衔', en: 'Title tag' },
  titleColor: { zh: '头衔颜色', en: 'Colour of the title tag' },
  priority: { zh: '优先级', en: 'Priority' },
  wish: { zh: '指示', en: 'Wish' },
  total: { zh: '数量', en: 'Number' },
  auth: { zh: '可见范围', en: 'Visibility' },
  tags: { zh: '标签', en: 'Tags' },
  languages: { zh: '语言', en: 'Languages' },
  compilers: { zh: '自选编译器', en: 'Compilers' },
  problemId: { zh: '题号', en: 'Display id' },
  difficulty: { zh: '难度', en: 'Difficulty' },
  timeLimit: { zh: '时间限制', en: 'Time limit' },
  memoryLimit: { zh: '内存限制', en: 'Memory limit' },
  stackLimit: { zh: '栈限制', en: 'Stack limit' },
  input: { zh: '输入描述', en: 'Input description' },
  output: { zh: '输出描述', en: 'Output description' },
  hint: { zh: '提示', en: 'Hint' },
  source: { zh: '来源', en: 'Source' },
  examples: { zh: '样例', en: 'Samples' },
  cases: { zh: '测试点', en: 'Cases' },
  caseVersion: { zh: '数据版本', en: 'Version of the test data' },
  color: { zh: '颜色', en: 'Colour' },
  register: { zh: '开放注册', en: 'Registration is open' },
  baseUrl: { zh: '站点地址', en: 'Address of the site' },
  recordName: { zh: '备案号', en: 'Record name' },
  recordUrl: { zh: '备案链接', en: 'Record address' },
  projectName: { zh: '项目名称', en: 'Project name' },
  projectUrl: { zh: '项目链接', en: 'Project address' },
  wikiUrl: { zh: '百科地址', en: 'Wiki address' },
  openPublicJudge: { zh: '开放评测', en: 'Judging is open' },
  openPublicDiscussion: { zh: '开放讨论', en: 'Discussion is open' },
  openGroupDiscussion: { zh: '开放团队讨论', en: 'Group discussion is open' },
  openContestComment: { zh: '开放比赛评论', en: 'Contest comments are open' },
  openGroupJudge: { zh: '开放团队评测', en: 'Group judging is open' },
  openContestJudge: { zh: '开放比赛评测', en: 'Contest judging is open' },
  hideNonContestSubmissionCode: { zh: '隐藏赛外代码', en: 'Code outside contests is hidden' },
  mostJudgingSeconds: { zh: '单次评测总时长（秒）', en: 'Seconds of one submission in all' },
  mostGroupJudgingSeconds: { zh: '团队题目总时限（秒）', en: 'Seconds of a problem of a group in all' },
  defaultSubmitInterval: { zh: '提交间隔（秒）', en: 'Seconds between submissions' },
  emailHost: { zh: '邮件服务器', en: 'Mail server' },
  emailPort: { zh: '邮件端口', en: 'Mail port' },
  emailUsername: { zh: '邮件账号', en: 'Mail account' },
  emailPassword: { zh: '邮件密码', en: 'Mail password' },
  emailFrom: { zh: '发件人', en: 'Sender' },
  emailSsl: { zh: '加密连接', en: 'Encrypted connection' },
});

type Field = keyof typeof fieldPhrases.words;
const isField = (name: string): name is Field => Object.hasOwn(fieldPhrases.words, name);

/** The name of a field; an unknown one is shown by the server's key. */
export function useFieldName() {
  const say = usePhrases(fieldPhrases);
  return useCallback((name: string) => (isField(name) ? say(name) : name), [say]);
}

const targetWords = phrases('auditTargets', {
  switches: { zh: '系统开关', en: 'switches' },
  website: { zh: '站点信息', en: 'names of the site' },
  mail: { zh: '邮件', en: 'mail' },
  users: { zh: '{{count}} 个用户', en: { one: '{{count}} user', other: '{{count}} users' } },
  submission: { zh: '提交 {{id}}', en: 'submission {{id}}' },
  problem: { zh: '题目 {{id}}', en: 'problem {{id}}' },
});
const USERS = /^(\d+) users?$/;
const NUMBERED = /^(submission|problem) (\d+)$/;

/** Names of the targets of audit entries, for those that the server writes in its own words. */
export function useTargetName() {
  const say = usePhrases(targetWords);
  return useCallback(
    (target: string) => {
      const [, count] = USERS.exec(target) ?? [];
      if (count) return say('users', { count: Number(count) });
      const [, noun, id = ''] = NUMBERED.exec(target) ?? [];
      if (noun === 'submission' || noun === 'problem') return say(noun, { id });
      return target === 'switches' || target === 'website' || target === 'mail' ? say(target) : target;
    },
    [say],
  );
}
