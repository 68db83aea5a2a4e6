/** Words that names of the demo are made of, in many scripts. No name of a person is among them. */
export const scripts = {
  latin: {
    first: ['quiet', 'amber', 'mossy', 'rapid', 'tiny', 'lunar', 'salty', 'brave', 'dusty', 'misty', 'green', 'seven', 'lazy', 'pale'],
    second: ['lantern', 'harbor', 'kettle', 'comet', 'pebble', 'willow', 'badger', 'anchor', 'marble', 'otter', 'spiral', 'bridge', 'fern'],
  },
  accents: {
    first: ['été', 'señal', 'über', 'żółw', 'ærø', 'čaj', 'ỷ'],
    second: ['bleu', 'lluvia', 'flügel', 'łódka', 'øre', 'řeka', 'sông'],
  },
  chinese: {
    first: ['远山', '松间', '晚风', '青瓦', '半夏', '星河', '雨巷', '白鹭', '拾光', '南窗'],
    second: ['有月', '听雪', '煮茶', '归舟', '不眠', '观海', '种豆', '折纸', '画圆', '敲代码'],
  },
  japanese: { first: ['ひまわり', 'みかん', 'あさひ', 'ねこ'], second: ['の森', 'の川', 'だんご', '日和'] },
  korean: { first: ['푸른', '작은', '고요한', '빠른'], second: ['바다', '나무', '별빛', '구름'] },
  arabic: { first: ['نهر', 'قمر', 'نجمة', 'سحاب', 'واحة'], second: ['الليل', 'الصباح', 'البحر', 'الرمل'] },
  hebrew: { first: ['ירח', 'נחל', 'ענן'], second: ['כחול', 'שקט', 'מהיר'] },
  devanagari: { first: ['नदी', 'पर्वत', 'तारा', 'बादल', 'दीपक'], second: ['किनारे', 'शिखर', 'मंडल', 'वाला'] },
  cyrillic: { first: ['тихий', 'быстрый', 'зелёный', 'лунный'], second: ['ветер', 'ручей', 'чайник', 'мост'] },
  greek: { first: ['μικρό', 'ήσυχο', 'γαλάζιο'], second: ['κύμα', 'φως', 'αστέρι'] },
  thai: { first: ['ดาว', 'เมฆ', 'ทะเล'], second: ['เหนือ', 'เช้า', 'สีคราม'] },
  emoji: { first: ['🦊', '🌵', '🐙', '🍋', '🚲', '🌋'], second: ['🌙', '⚡', '🎈', '🧩', '🪁'] },
} as const;

export type Script = keyof typeof scripts;

/** Names that a page must bear: one letter, twenty wide or narrow ones, right to left, marks upon marks. */
export const hardUsernames = [
  'q',
  '木',
  '7',
  'é',
  '🎲',
  'WWWWWWWWWWWWWWWWWWWW',
  'iiiiiiiiiiiiiiiiiiii',
  'thequickbrownfoxjump',
  '一二三四五六七八九十一二三四五六七八九十',
  'الليلوالنهاروالقمرنن',
  'x̂ŷẑq̂ŵŝ',
  'a.b-c_d.e-f_g.h-i_j.',
  'null',
  'undefined',
  '0',
  '-1',
  '<b>bold</b>',
  "o'hara&sons",
  '%20',
  'नमस्तेनमस्तेनमस्ते',
];

export const hardNicknames = [
  'W W W W W W W W W WW',
  'Z͑̈́ͫa̴̡̛l̷̨̈́g̶o̵̊',
  'مرحبا بكم في موقعنا!',
  '👩‍👩‍👧‍👦 & 🏳️‍🌈',
  '超长昵称超长昵称超长昵称超长昵称超长',
  'nowrapnowrapnowrapno',
  'اسم (mixed) 名字',
  '_',
];

export const schools = [
  'School of the North Harbour',
  'River Bend Technical College',
  'Institute of Small Machines',
  'Upland Evening School',
  '东山第七中学',
  '滨河理工学院',
  '青石镇夜校',
  '云上大学',
  'معهد الواحة للحساب',
  'नदी तट विद्यालय',
  'Лесная школа № 12',
  '바닷가 고등학교',
];
export const hardSchools = [
  'The United and Amalgamated Polytechnic Schools of the Upper and Lower Valleys, Second Faculty',
  '云岭与江岸联合理工大学计算机科学与技术及其应用与推广和普及与教学研究学院第二教学部附属实验中学东校区',
  'Schoolwithoutanyspaceinitsnamewhichthereforecannotbebrokenanywherebutatthemercyofthepagethatshowsit',
  'جامعة الواحة الكبرى للعلوم والحساب والآلات الصغيرة، القسم الثاني، المبنى الشرقي خلف النهر',
];

export const titles: readonly (readonly [name: string, color: string])[] = [
  ['Setter', '#b94f62'],
  ['金牌教练', '#8c4dbf'],
  ['Night owl', '#0a368b'],
  ['一血收割机', '#c84341'],
  ['Twenty characters ok', '#5d711d'],
  ['مساعد', '#008462'],
  ['★', '#724d00'],
  ['Bug hunter', '#4547b1'],
];

export const signatures = [
  'Still off by one.',
  '今日事，今日**AC**。',
  'Reading the statement twice saves three submissions.\n\n- slow\n- steady',
  'الصبر مفتاح الفرج',
  '`while (true) sleep();`',
];
