import { phrases } from '../../locale/phrases';

export const contestPhrases = phrases('contest', {
  scheduled: { zh: '未开始', en: 'Scheduled' },
  running: { zh: '进行中', en: 'Running' },
  paused: { zh: '暂停中', en: 'Paused' },
  ended: { zh: '已结束', en: 'Ended' },
  frozen: { zh: '已封榜', en: 'Frozen' },
  public: { zh: '公开', en: 'Public' },
  private: { zh: '私有', en: 'Private' },
  protected: { zh: '保护', en: 'Protected' },
  privateHint: { zh: '需要密码才能查看和提交', en: 'A password is needed to see it and to submit' },
  protectedHint: { zh: '可以查看，提交需要密码', en: 'Everyone may look, a password is needed to submit' },
  starts: { zh: '开始', en: 'Starts' },
  duration: { zh: '时长', en: 'Lasts' },
  participants: { zh: '{{count}} 人参加', en: { one: '{{count}} participant', other: '{{count}} participants' } },
});
