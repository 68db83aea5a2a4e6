import { phrases } from '../../locale/phrases';

export const commentFormPhrases = phrases('commentForm', {
  label: { zh: '评论', en: 'Comment' },
  placeholder: { zh: '说点什么吧，支持 Markdown', en: 'Say something. Markdown works here' },
  submit: { zh: '发表评论', en: 'Submit Comment' },
  cancel: { zh: '取消', en: 'Cancel' },
  empty: { zh: '内容不能为空', en: 'Content cannot be empty' },
  tooLong: { zh: '内容不能超过 {{max}} 个字符', en: 'The content cannot exceed {{max}} characters' },
  failed: { zh: '没有发表成功，内容还在，请重试。', en: 'It was not posted. Your text is kept; try again.' },
  count: { zh: '{{used}} / {{max}}', en: '{{used}} / {{max}}' },
  counted: { zh: '已写 {{used}} 个字符，最多 {{max}} 个', en: '{{used}} of {{max}} characters used' },
  shortcut: { zh: '发表', en: 'to post' },
  toolbar: { zh: '格式', en: 'Formatting' },
  code: { zh: '行内代码', en: 'Inline code' },
  codeBlock: { zh: '代码块', en: 'Code block' },
  link: { zh: '链接', en: 'Link' },
  list: { zh: '无序列表', en: 'Unordered list' },
  numbered: { zh: '有序列表', en: 'Ordered list' },
  codeText: { zh: '代码', en: 'code' },
  linkText: { zh: '链接文字', en: 'link text' },
});

/** What stands over the comments of a contest. */
export const contestTipsPhrases = phrases('contestTips', {
  title: { zh: '比赛问答区公告', en: 'Announcement of contest Q and A area' },
  onTopic: {
    zh: '请围绕比赛提问，不要透露任何题目的解法。',
    en: 'Keep to the contest, and never reveal a solution.',
  },
  whoSees: {
    zh: '比赛进行中，你的提问只有你和主办方可见，主办方的回答也只有你们可见。',
    en: 'While the contest runs, only you, the organisers and their answers are visible to you.',
  },
  answers: {
    zh: '主办方会在这里回答；与所有人有关的内容会以公告发布。',
    en: 'The organisers answer here, and announce what concerns everyone.',
  },
});
