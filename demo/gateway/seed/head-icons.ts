import { type Texts, texts } from '../languages.ts';

/** The pictures a member can choose among, by the id their art is drawn under. */
export const headIconNames: Readonly<Record<string, Texts>> = {
  tiger: texts('Tiger', 'Tigre', 'बाघ', '虎', '호랑이', 'Tigre', 'Taita', 'شیر'),
  fox: texts('Fox', 'Zorro', 'लोमड़ी', 'キツネ', '여우', 'Raposa', 'Alope', 'لومڑی'),
  dragon: texts('Dragon', 'Dragón', 'ड्रैगन', 'ドラゴン', '용', 'Dragão', 'Teraco', 'اژدہا'),
  peacock: texts('Peacock', 'Pavo real', 'मोर', 'クジャク', '공작', 'Pavão', 'Pāone', 'مور'),
  kestrel: texts('Kestrel', 'Cernícalo', 'बाज़', 'ハヤブサ', '황조롱이', 'Falcão', 'Manu hae', 'باز'),
  cockerel: texts('Cockerel', 'Gallo', 'मुर्गा', '雄鶏', '수탉', 'Galo', 'Moa ’ōni', 'مرغا'),
  koi: texts('Koi', 'Carpa koi', 'कोई मछली', '錦鯉', '비단잉어', 'Carpa', 'I’a koi', 'کوئی مچھلی'),
  octopus: texts('Octopus', 'Pulpo', 'ऑक्टोपस', 'タコ', '문어', 'Polvo', 'Fe’e', 'آکٹوپس'),
  whale: texts('Whale', 'Ballena', 'व्हेल', 'クジラ', '고래', 'Baleia', 'Tohorā', 'وہیل'),
  mask: texts('Mask', 'Máscara', 'मुखौटा', '仮面', '가면', 'Máscara', 'Mata huna', 'نقاب'),
  lotus: texts('Lotus', 'Loto', 'कमल', '蓮', '연꽃', 'Lótus', 'Tiare lōtu', 'کنول'),
  crown: texts('Crown', 'Corona', 'मुकुट', '王冠', '왕관', 'Coroa', 'Korōna', 'تاج'),
};
