import { phrases } from '@oj/ui';

export const partPhrases = phrases('parts', {
  leaveAsk: { zh: '离开这一页？', en: 'Leave this page?' },
  leaveLead: { zh: '更改还没有保存，离开后会丢失。', en: 'The changes are not saved and will be lost.' },
  leaveKept: {
    zh: '更改还没有保存。它们会留在本机，下次打开时恢复。',
    en: 'The changes are not saved. They stay in this browser and are back when you return.',
  },
  leave: { zh: '离开', en: 'Leave' },
  downloading: { zh: '正在下载……', en: 'Downloading...' },
  downloaded: { zh: '下载成功！', en: 'Download Successfully!' },
  reported: { zh: '举报已发送', en: 'Send successfully' },
  typeCount: { zh: '请输入 {{count}} 以确认', en: 'Type {{count}} to confirm' },
  retry: { zh: '重试', en: 'Try again' },
  cancel: { zh: '取消', en: 'Cancel' },
});
