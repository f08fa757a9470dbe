import type { Language, Texts } from '../languages.ts';

const lead: Texts = {
  EN: 'Stake 1,000.00 on slots, in as many rounds as you like, and collect 100.00.',
  ES: 'Apuesta 1.000,00 en tragamonedas, en las rondas que quieras, y cobra 100,00.',
  HI: 'स्लॉट पर कुल 1,000.00 लगाएँ, जितने चाहें उतने राउंड में, और 100.00 पाएँ।',
  JA: 'スロットで合計1,000.00を賭けると、ラウンド数にかかわらず100.00を進呈。',
  KO: '슬롯에서 총 1,000.00을 베팅하면 라운드 수와 관계없이 100.00을 드립니다.',
  PT: 'Aposte 1.000,00 em slots, em quantas rodadas quiser, e receba 100,00.',
  TY: 'A pere e 1,000.00 i nia i te mau matini, a noaa mai ai e 100.00.',
  UR: 'سلاٹس پر کل 1,000.00 لگائیں، جتنے چاہیں راؤنڈ میں، اور 100.00 وصول کریں۔',
};

const stage: Texts = {
  EN: 'Stage',
  ES: 'Etapa',
  HI: 'चरण',
  JA: 'ステージ',
  KO: '단계',
  PT: 'Etapa',
  TY: 'Tuhaa',
  UR: 'مرحلہ',
};

const staked: Texts = {
  EN: 'Staked',
  ES: 'Apostado',
  HI: 'लगाया गया',
  JA: 'ベット額',
  KO: '베팅액',
  PT: 'Apostado',
  TY: 'Perehia',
  UR: 'لگائی گئی رقم',
};

const slots: Texts = {
  EN: 'All slots',
  ES: 'Todas las tragamonedas',
  HI: 'सभी स्लॉट',
  JA: 'すべてのスロット',
  KO: '모든 슬롯',
  PT: 'Todos os slots',
  TY: 'Te mau matini atoa',
  UR: 'تمام سلاٹس',
};

const terms: Texts = {
  EN: 'Terms of the race',
  ES: 'Condiciones de la carrera',
  HI: 'रेस की शर्तें',
  JA: 'レースの規約',
  KO: '레이스 약관',
  PT: 'Regras da corrida',
  TY: 'Te mau ture o te tataauraa',
  UR: 'ریس کی شرائط',
};

/** Markup as operators' editors write it: sizes in px in styles and attributes, a picture, a table, links. */
export function raceContent(language: Language, base: string): string {
  const rows = [250, 500, 750, 1_000]
    .map((sum, index) => `<tr><td>${index + 1}</td><td style="text-align:right">${sum.toFixed(2)}</td></tr>`)
    .join('');
  // Nastaliq slopes: its lines need the room.
  const leading = language === 'UR' ? 36 : 24;
  return (
    `<p style="font-size:16px;line-height:${leading}px;color:#f3d08c;margin:0 0 12px">${lead[language]}</p>` +
    `<p style="text-align:center"><img src="${base}/art/banners/race-legend.svg" alt="" width="300" height="125" style="border-radius:12px"></p>` +
    `<table width="900" style="font-size:13px"><thead><tr><th width="240px">${stage[language]}</th>` +
    `<th width="50%">${staked[language]}</th></tr></thead><tbody>${rows}</tbody></table>` +
    `<ul style="padding-left:20px"><li><a href="/m/slot-games">${slots[language]}</a></li>` +
    `<li><a href="https://rules.foyer.example/race">${terms[language]}</a></li></ul>`
  );
}
