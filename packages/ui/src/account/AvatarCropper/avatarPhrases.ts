import { phrases } from '../../locale/phrases';

export const avatarPhrases = phrases('avatarCropper', {
  choose: { zh: '选择图片', en: 'Choose a picture' },
  drop: { zh: '或拖到这里', en: 'or drop it here' },
  release: { zh: '松开即可选择', en: 'Let go to choose it' },
  limits: { zh: 'gif、jpg、jpeg、png、bmp 或 webp，不超过 {{size}}', en: 'gif, jpg, jpeg, png, bmp or webp, at most {{size}}' },
  wrongKind: { zh: '不支持的文件类型', en: 'File type not support' },
  wrongKindHint: { zh: '请选择 gif、jpg、jpeg、png、bmp 或 webp 图片。', en: 'Choose a gif, jpg, jpeg, png, bmp or webp picture.' },
  tooLarge: { zh: '超过大小限制', en: 'Exceed max size limit' },
  tooLargeHint: { zh: '图片有 {{size}}，最大 {{limit}}。', en: 'The picture has {{size}}, the limit is {{limit}}.' },
  unreadable: { zh: '这张图片打不开，请换一张。', en: 'This picture cannot be read. Choose another.' },
  loading: { zh: '正在打开图片', en: 'Opening the picture' },
});
