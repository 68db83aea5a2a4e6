import { phrases } from '../../locale/phrases';

export const cropPhrases = phrases('avatarCrop', {
  area: {
    zh: '裁剪框：用方向键移动图片',
    en: 'Crop area: arrow keys move the picture',
  },
  zoom: { zh: '缩放', en: 'Zoom' },
  left: { zh: '向左旋转 90 度', en: 'Rotate left by 90 degrees' },
  right: { zh: '向右旋转 90 度', en: 'Rotate right by 90 degrees' },
  cancel: { zh: '取消', en: 'Cancel' },
  done: { zh: '裁剪', en: 'Crop' },
  giveUp: { zh: '放弃裁剪？', en: 'Discard the crop?' },
  giveUpHint: { zh: '所选图片会被清除。', en: 'The chosen picture is cleared.' },
  giveUpConfirm: { zh: '放弃', en: 'Discard' },
  goOn: { zh: '继续裁剪', en: 'Keep cropping' },
  preview: { zh: '头像预览', en: 'Avatar preview' },
  previewHint: { zh: '上传后将这样显示。', en: 'This is how it will look.' },
  previewPicture: { zh: '裁剪后的头像', en: 'The cropped avatar' },
  upload: { zh: '上传', en: 'Upload' },
  back: { zh: '返回裁剪', en: 'Back to cropping' },
  failed: { zh: '没有上传成功，请再试一次。', en: 'The upload did not succeed. Try again.' },
});
