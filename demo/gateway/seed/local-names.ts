type LocalNames = Readonly<Partial<Record<'HI' | 'JA' | 'KO' | 'UR', string>>>;

const names = (HI: string, JA: string, KO: string, UR: string): LocalNames => ({ HI, JA, KO, UR });

/** Names that games carry in the languages of other scripts; the rest keep their own name everywhere. */
export const localNames: Readonly<Record<string, LocalNames>> = {
  'Lantern Tiger': names('लालटेन टाइगर', 'ランタンタイガー', '랜턴 타이거', 'لالٹین ٹائیگر'),
  'Reef Hunter': names('रीफ़ हंटर', 'リーフハンター', '리프 헌터', 'ریف ہنٹر'),
  'Jade Seven': names('जेड सेवन', '翡翠セブン', '비취 세븐', 'جیڈ سیون'),
  'Moon Diver': names('मून डाइवर', 'ムーンダイバー', '문 다이버', 'مون ڈائیور'),
  'Golden Arcade': names('सुनहरा आर्केड', '黄金アーケード', '황금 아케이드', 'سنہری آرکیڈ'),
  'Royal Pair': names('शाही जोड़ी', 'ロイヤルペア', '로열 페어', 'شاہی جوڑی'),
  'Neon Orchard': names('नियॉन बाग़', 'ネオンの果樹園', '네온 과수원', 'نیون باغ'),
  'Temple of Salt': names('नमक का मंदिर', '塩の神殿', '소금의 신전', 'نمک کا معبد'),
  'Comet Run': names('धूमकेतु दौड़', '彗星ラン', '혜성 질주', 'دمدار ستارے کی دوڑ'),
  'Velvet Nine': names('मखमली नौ', 'ベルベットナイン', '벨벳 나인', 'مخملی نو'),
  'Koi Parade': names('कोई परेड', '鯉のパレード', '잉어 퍼레이드', 'کوئی پریڈ'),
  'Deep Vault': names('गहरी तिजोरी', '深海の金庫', '심해 금고', 'گہرا خزانہ'),
  'Midnight Bazaar': names('आधी रात का बाज़ार', '真夜中のバザール', '한밤의 시장', 'آدھی رات کا بازار'),
  'Paper Dragon': names('काग़ज़ी ड्रैगन', '紙の龍', '종이 용', 'کاغذی اژدہا'),
  'Copper Crown': names('तांबे का ताज', '銅の王冠', '구리 왕관', 'تانبے کا تاج'),
  'Sugar Comet': names('मीठा धूमकेतु', 'シュガーコメット', '슈가 혜성', 'میٹھا دمدار ستارہ'),
};
