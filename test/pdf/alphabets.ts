/** Letters, marks and figures of each script, of which random words are made. */
export const alphabets = [
  "ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئةىپچژگکی٠١٢٣",
  "אבגדהוזחטיכךלמםנןסעפףצץקרשת",
  "कखगघचजझटठडढणतथदधनपफबभमयरलवशषसहािीुूेैोौं्०१२",
  "কখগঘচজঝটঠডঢণতথদধনপফবভমযরলশষসহািীুূেৈোৌং্০১২",
  "ਕਖਗਘਚਜਝਟਠਡਢਣਤਥਦਧਨਪਫਬਭਮਯਰਲਵਸਹਾਿੀੁੂੇੈੋੌੰੱ੍",
  "કખગઘચજઝટઠડઢણતથદધનપફબભમયરલવશષસહાિીુૂેૈોૌં્",
  "கஙசஞடணதநபமயரலவழளறனஜஷஸஹாிீுூெேைொோௌ்",
  "กขคงจฉชซญดตถทธนบปผฝพฟภมยรลวศสหอะาิีึืุูเแโใไ่้๊๋์ำ",
  "工程有限公司锅炉水暖鍋爐電龍東京都渋谷区かなカナー々김민준서울",
  "😀🔧🚿❤⭐✅",
].map((text) => [...text]);

/** Emoji of several characters: joined, with a skin, a flag, a keycap, a selector. */
export const emojiSequences = ["👨‍👩‍👧", "👩🏽‍🔧", "🇬🇧", "1️⃣", "#⃣", "❤️", "☃️", "©️", "👍🏿", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "🏳️‍🌈"];

/** Characters that no face has: Khmer, Cherokee, Ethiopic, a letter of private use, half of a character. */
export const unknown = ["ខ", "្", "ែ", "Ꮳ", "አ", "\ue000", "\ud800"];

/** Characters that join, separate, order or choose others, and marks that may follow any letter. */
export const unseen = [
  "\u200d",
  "\u200c",
  "\ufe0f",
  "\u{e0100}",
  "\u0301",
  "\u3099",
  "\u309a",
  "\u20dd",
  "\u0951",
].concat([
  "\u202e",
  "\u2068",
  "\u2069",
  "\u200e",
  "\u200f",
  "\u061c",
  "\u00ad",
  "\u0600",
  "\t",
  "\r\n",
  "\u0007",
]);
