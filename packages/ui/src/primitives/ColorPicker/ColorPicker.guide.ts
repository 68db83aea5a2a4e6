import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['A colour that a person gives to a thing: a title, a tag, a balloon.'],
  avoid: ['Colours of the interface: those are tokens.'],
  anatomy: [
    ['button', 'Swatch', 'opens the sheet'],
    ['input', 'Digits', '#rrggbb'],
  ],
  keyboard: [
    ['Enter or Space', 'On the swatch: opens the sheet.'],
    ['← → ↑ ↓', 'In the sheet: moves the saturation or the hue.'],
    ['Tab', 'To the swatches, each a toggle button.'],
    ['Esc', 'Closes the sheet.'],
  ],
  reader: {
    en: ['“Pick a colour, button”', '“Title colour, edit text, #8c4dbf”', '“Hard to see in the dark theme; take a lighter colour.”'],
    zh: ['“挑选颜色，按钮”', '“头衔颜色，编辑文本，#8c4dbf”', '“在深色主题的底上看不清，换浅一些的颜色”'],
  },
  content: ['Do not forbid a faint colour: the field warns, and the library draws colours of people as swatches, never as text.'],
};
