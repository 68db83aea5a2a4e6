import { phrases } from '../../locale/phrases';

export const colorPickerPhrases = phrases('colorPicker', {
  open: { zh: '挑选颜色', en: 'Pick a colour' },
  sheet: { zh: '颜色', en: 'Colour' },
  swatches: { zh: '常用颜色', en: 'Swatches' },
  wrong: { zh: '颜色写作 #rrggbb，例如 #8c4dbf', en: 'A colour is written #rrggbb, for example #8c4dbf.' },
  faintOnPaper: { zh: '在浅色主题的纸上看不清，换深一些的颜色', en: 'Hard to see on light paper; take a darker colour.' },
  faintOnInk: { zh: '在深色主题的底上看不清，换浅一些的颜色', en: 'Hard to see in the dark theme; take a lighter colour.' },
});
