import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['Test data, attachments, pictures: one file or many.', 'It keeps what was chosen when an upload fails.'],
  avoid: ['An avatar: `AvatarCropper`.', 'Files inside a text: `MarkdownEditor` takes them where they are dropped.'],
  anatomy: [
    ['label[for]', 'Zone', 'also takes drops'],
    ['input[type=file]', 'Chooser'],
    ['[id$="-note"]', 'Kinds and sizes'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the zone.'],
    ['Enter or Space', 'Opens the chooser of the system.'],
    ['Tab', 'On: cancel, retry and remove of each file.'],
  ],
  reader: {
    en: [
      '“Test data, file upload button, Kinds: .zip, up to 2 MB each”',
      '“Uploading cases.zip, progress bar, 40%”',
      '“cases.zip, Uploaded”',
    ],
    zh: ['“测试数据，文件上传按钮，可用类型：.zip，每个不超过 2 MB”', '“上传 cases.zip，进度条，40%”', '“cases.zip，已上传”'],
  },
  content: ['`describeError` turns a refusal of the server into one sentence that says what to change.'],
};
