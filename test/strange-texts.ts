/*
 * Unusual but legitimate texts that break careless code: they must come back character for character, since they
 * contain no control characters, no direction marks, and no spaces at the ends.
 */

const families = ['👨‍👩‍👧‍👦', '👩🏽‍🚀', '🏳️‍🌈', '🇭🇰🇹🇼🇲🇾', '1️⃣', '🧑🏿‍🤝‍🧑🏻', '👁️‍🗨️', '🫶🏼', '🐱', '🐈‍⬛']
const rightToLeft = ['שלום עולם', 'مرحبا بالعالم', 'בדיקה 123 abc', 'ٱلسَّلَامُ عَلَيْكُمْ', 'abc עברית 45']
const fullWidth = ['ＡＢＣ１２３', '（測試）', '！＂＃＄％', 'ｶﾀｶﾅ', '全形　空格', '￥１００']
const combining = [
  'e\u0301',
  '\u00e9',
  'A\u030a',
  '\u00c5',
  'n\u0303andu\u0301',
  'Z\u0337a\u0337l\u0337g\u0337o\u0337',
  'ทดสอบ',
  'हिन्दी',
  'தமிழ்',
  '각',
  '\u1100\u1161\u11a8',
]
const han = ['𠮷野家', '𨋢口', '龘龗', '㐂', '葛󠄀', '陳大文', '粤語嘅字：嚟咗', '简体与繁體', 'ㄅㄆㄇ', '〇〡〢']
const signs = [
  "O'Brien & Sons <b>",
  '"quoted" \\ back',
  '%s %d {0} ${x}',
  '-- ; /* */',
  'a,b;c|d',
  '=1+1',
  '@home +1 -1',
  '&amp;&lt;',
  'null',
  'undefined',
  'true',
  '0',
  '-0',
  '1e5',
  'NaN',
  '__proto__',
  'constructor',
]
const others = [
  'İstanbul ıI',
  'ßẞ ﬁ ﬂ',
  'Ωμέγα',
  'Привет',
  'x\u200by',
  'x\u200cy',
  'x\u00a0y',
  '½ ² ™',
  '𝒜𝓑𝔠',
  'e\u00adf',
]

export const strangeTexts: readonly string[] = [
  ...families,
  ...rightToLeft,
  ...fullWidth,
  ...combining,
  ...han,
  ...signs,
  ...others,
]
