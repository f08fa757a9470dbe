import type { Texts } from '../languages.ts';

const named = (
  EN: string,
  ES: string,
  HI: string,
  JA: string,
  KO: string,
  PT: string,
  TY: string,
  UR: string,
): Texts => ({ EN, ES, HI, JA, KO, PT, TY, UR });

/** The pictures a member can choose among, by the id their art is drawn under. */
export const headIconNames: Readonly<Record<string, Texts>> = {
  tiger: named('Tiger', 'Tigre', 'बाघ', '虎', '호랑이', 'Tigre', 'Taita', 'شیر'),
  fox: named('Fox', 'Zorro', 'लोमड़ी', 'キツネ', '여우', 'Raposa', 'Alope', 'لومڑی'),
  dragon: named('Dragon', 'Dragón', 'ड्रैगन', 'ドラゴン', '용', 'Dragão', 'Teraco', 'اژدہا'),
  peacock: named('Peacock', 'Pavo real', 'मोर', 'クジャク', '공작', 'Pavão', 'Pāone', 'مور'),
  kestrel: named('Kestrel', 'Cernícalo', 'बाज़', 'ハヤブサ', '황조롱이', 'Falcão', 'Manu hae', 'باز'),
  cockerel: named('Cockerel', 'Gallo', 'मुर्गा', '雄鶏', '수탉', 'Galo', 'Moa ’ōni', 'مرغا'),
  koi: named('Koi', 'Carpa koi', 'कोई मछली', '錦鯉', '비단잉어', 'Carpa', 'I’a koi', 'کوئی مچھلی'),
  octopus: named('Octopus', 'Pulpo', 'ऑक्टोपस', 'タコ', '문어', 'Polvo', 'Fe’e', 'آکٹوپس'),
  whale: named('Whale', 'Ballena', 'व्हेल', 'クジラ', '고래', 'Baleia', 'Tohorā', 'وہیل'),
  mask: named('Mask', 'Máscara', 'मुखौटा', '仮面', '가면', 'Máscara', 'Mata huna', 'نقاب'),
  lotus: named('Lotus', 'Loto', 'कमल', '蓮', '연꽃', 'Lótus', 'Tiare lōtu', 'کنول'),
  crown: named('Crown', 'Corona', 'मुकुट', '王冠', '왕관', 'Coroa', 'Korōna', 'تاج'),
};
