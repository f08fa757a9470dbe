import type { Texts } from '../languages.ts';

export interface RewardSeed {
  id: string;
  kind: 'reward' | 'cashback';
  /** In cents. */
  amount: number;
  title: Texts;
  note: Texts;
}

const untilSunday: Texts = {
  EN: 'Until Sunday, midnight',
  ES: 'Hasta el domingo a medianoche',
  HI: 'रविवार आधी रात तक',
  JA: '日曜の深夜0時まで',
  KO: '일요일 자정까지',
  PT: 'Até domingo à meia-noite',
  TY: 'E tae i te tapati i te tui-raa-po',
  UR: 'اتوار کی آدھی رات تک',
};

/** What every real account may claim, once each. */
export const rewardSeeds: readonly RewardSeed[] = [
  {
    id: 'r-cashback',
    kind: 'cashback',
    amount: 182_40,
    title: {
      EN: 'Weekly cashback',
      ES: 'Reembolso semanal',
      HI: 'साप्ताहिक कैशबैक',
      JA: '週間キャッシュバック',
      KO: '주간 캐시백',
      PT: 'Cashback semanal',
      TY: 'Moni faahoi i te hepetoma',
      UR: 'ہفتہ وار کیش بیک',
    },
    note: untilSunday,
  },
  {
    id: 'r-live-cashback',
    kind: 'cashback',
    amount: 64_15,
    title: {
      EN: 'Live tables cashback',
      ES: 'Reembolso de mesas en vivo',
      HI: 'लाइव टेबल कैशबैक',
      JA: 'ライブテーブルのキャッシュバック',
      KO: '라이브 테이블 캐시백',
      PT: 'Cashback das mesas ao vivo',
      TY: 'Moni faahoi no te mau airaa ora',
      UR: 'لائیو میزوں کا کیش بیک',
    },
    note: untilSunday,
  },
  {
    id: 'r-welcome',
    kind: 'reward',
    amount: 500_00,
    title: {
      EN: 'Welcome gift',
      ES: 'Regalo de bienvenida',
      HI: 'स्वागत उपहार',
      JA: 'ウェルカムギフト',
      KO: '환영 선물',
      PT: 'Presente de boas-vindas',
      TY: 'Te ô no te farii',
      UR: 'خیرمقدمی تحفہ',
    },
    note: {
      EN: 'Thank you for joining us',
      ES: 'Gracias por unirte',
      HI: 'हमसे जुड़ने के लिए धन्यवाद',
      JA: 'ご入会ありがとうございます',
      KO: '함께해 주셔서 감사합니다',
      PT: 'Obrigado por se juntar a nós',
      TY: 'Mauruuru no to oe tomoraa mai',
      UR: 'ہمارے ساتھ شامل ہونے کا شکریہ',
    },
  },
  {
    id: 'r-birthday',
    kind: 'reward',
    amount: 250_00,
    title: {
      EN: 'Birthday present',
      ES: 'Regalo de cumpleaños',
      HI: 'जन्मदिन का उपहार',
      JA: 'お誕生日プレゼント',
      KO: '생일 선물',
      PT: 'Presente de aniversário',
      TY: 'Ô no te mahana fanauraa',
      UR: 'سالگرہ کا تحفہ',
    },
    note: {
      EN: 'All the best from the house',
      ES: 'Muchas felicidades de nuestra parte',
      HI: 'हमारी ओर से ढेरों शुभकामनाएँ',
      JA: '心よりお祝い申し上げます',
      KO: '진심으로 축하드립니다',
      PT: 'Tudo de bom da nossa parte',
      TY: 'Ia oaoa oe, na matou',
      UR: 'ہماری طرف سے نیک تمنائیں',
    },
  },
];
