/** Words that no layout likes: without a place to break, in Latin and in Chinese, with an emoji and some Arabic. */
export const longText =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 二〇二六年秋季程序设计邀请赛暨新生训练营选拔赛重现场 🏮 الأسئلة المتكررة';
