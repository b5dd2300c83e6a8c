import type { PrintOrder } from "#pdf/paper.ts";
import { aLine, aQuote, britishFirm } from "#test/pdf/sample-documents.ts";

/** What is written in a script: the customer, their company, the work and an item. */
export interface ScriptWords {
  readonly customer: string;
  readonly company: string;
  readonly work: string;
  readonly item: string;
}

/** Words in every script that is printed with a face of its own, with figures and Latin among them. */
export const scriptWords = {
  arabic: {
    customer: "محمد عبد الله الشمري",
    company: "شركة الأمل للسباكة والتدفئة (لندن)",
    work: "استبدال الغلاية القديمة بقدرة 30 كيلوواط، وفحص الأنابيب ١٢ متر، مع ضمان Worcester Bosch لمدة 10 سنوات. مُحَمَّد فارسی‌زبان",
    item: "غلاية 30 kW (مستعملة)",
  },
  hebrew: {
    customer: "בנימין כהן־לוי",
    company: "חברת המים בע״מ (לונדון)",
    work: "החלפת הדוד הישן ב־30 קילוואט, בדיקת הצנרת וניקוי המערכת, כולל אחריות של Worcester Bosch למשך 10 שנים. שָׁלוֹם",
    item: "דוד 30 kW (חדש)",
  },
  devanagari: {
    customer: "राजेश कुमार श्रीवास्तव",
    company: "विद्यार्थी निर्माण कंपनी",
    work: "पुराने बॉयलर को बदलना और क्षत्रिय भवन में हीटिंग प्रणाली की सफ़ाई। ट्रैक्टर, ज्ञान, कर्त्री, दृष्टि, हिन्दी, क्‍ष",
    item: "बॉयलर 30 kW ½″",
  },
  bengali: {
    customer: "মোহাম্মদ রহমান চৌধুরী",
    company: "শ্রী গ্রাম নির্মাণ সংস্থা",
    work: "পুরানো বয়লার পরিবর্তন এবং পাইপ পরীক্ষা। বাংলা, ক্ষেত্র, স্ত্রী, কোম্পানি, সৌর, ট্রাক",
    item: "বয়লার 30 kW",
  },
  gurmukhi: {
    customer: "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ",
    company: "ਪੰਜਾਬ ਪਲੰਬਿੰਗ ਸ੍ਰੀ",
    work: "ਪੁਰਾਣੇ ਬਾਇਲਰ ਨੂੰ ਬਦਲਣਾ ਅਤੇ ਪਾਈਪਾਂ ਦੀ ਜਾਂਚ। ਕਿਰਪਾਲ",
    item: "ਬਾਇਲਰ 30 kW",
  },
  gujarati: {
    customer: "કૃષ્ણ પટેલ",
    company: "શ્રી હર્ષિત કંપની",
    work: "જૂના બોઈલરને બદલવું અને પાઈપોની તપાસ. ક્ષત્રિય, દ્રષ્ટિ, ગુજરાતી",
    item: "બોઈલર 30 kW",
  },
  tamil: {
    customer: "முருகன் சுப்பிரமணியம்",
    company: "தமிழ் கட்டுமான நிறுவனம்",
    work: "பழைய கொதிகலனை மாற்றுதல், குழாய்களை சோதித்தல். ஸ்ரீ, க்ஷ, கோயில், சௌந்தர்யா",
    item: "கொதிகலன் 30 kW",
  },
  thai: {
    customer: "สมชาย ศรีสุวรรณ",
    company: "บริษัท น้ำและความร้อน จำกัด",
    work: "เปลี่ยนหม้อไอน้ำเก่าและตรวจสอบท่อทั้งหมดในบ้านรวมถึงการทำความสะอาดระบบทำความร้อนทั้งระบบพร้อมรับประกันสิบปี ที่นี่ กำลัง ผู้ ญี่ปุ่น",
    item: "หม้อไอน้ำ 30 kW",
  },
  simplified: {
    customer: "王小明",
    company: "北京水暖工程有限公司（伦敦）",
    work: "更换旧锅炉，检查管道，并清洗整个供暖系统。保修十年，由Worcester Bosch提供，包括零件和人工费用。喆堃昇",
    item: "锅炉 30 kW",
  },
  traditional: {
    customer: "陳大文",
    company: "香港水電工程有限公司",
    work: "更換舊鍋爐，檢查管道，並清洗整個供暖系統。保養十年，由Worcester Bosch提供，包括零件和人工費用。",
    item: "鍋爐 30 kW",
  },
  japanese: {
    customer: "渡邉 太郎",
    company: "東京水道工業株式会社",
    work: "古いボイラーを交換し、配管を点検し、暖房システム全体を洗浄します。「十年保証」付き。髙橋様、山﨑様、𠮷田様。〒150-0043 東京都渋谷区",
    item: "ボイラー 30 kW",
  },
  korean: {
    customer: "김민준",
    company: "서울 배관 공사 주식회사",
    work: "오래된 보일러를 교체하고 배관을 점검하며 난방 시스템 전체를 청소합니다. 십 년 보증이 포함됩니다. 쀍뷁",
    item: "보일러 30 kW",
  },
  emoji: {
    customer: "Ann 😀 Lee",
    company: "Fix-it 🔧🚿 Ltd",
    work: "Flag 🇬🇧 family 👨‍👩‍👧 worker 👩🏽‍🔧 keycap 1️⃣ heart ❤️ star ⭐ snow ☃️ check ✅",
    item: "🛁 bath",
  },
} as const satisfies Record<string, ScriptWords>;

/** A quote in a script. */
export function scriptPaper({ customer, company, work, item }: ScriptWords): PrintOrder {
  return {
    kind: "quote",
    mode: "customer-detailed",
    profile: { ...britishFirm, companyName: company },
    document: {
      ...aQuote,
      customerName: customer,
      companyName: company,
      projectDescription: work,
      lineItems: [{ ...aLine("material", item), description: work }],
    },
  };
}
