import type { Texts } from '../languages.ts';

export const promotionCategories: readonly { id: string; name: Texts }[] = [
  {
    id: 'c-slots',
    name: {
      EN: 'Slots',
      ES: 'Tragamonedas',
      HI: 'स्लॉट',
      JA: 'スロット',
      KO: '슬롯',
      PT: 'Slots',
      TY: 'Matini hauti',
      UR: 'سلاٹس',
    },
  },
  {
    id: 'c-live',
    name: {
      EN: 'Live',
      ES: 'En vivo',
      HI: 'लाइव',
      JA: 'ライブ',
      KO: '라이브',
      PT: 'Ao vivo',
      TY: 'Ora',
      UR: 'لائیو',
    },
  },
  {
    id: 'c-sports',
    name: {
      EN: 'Sports',
      ES: 'Deportes',
      HI: 'खेल',
      JA: 'スポーツ',
      KO: '스포츠',
      PT: 'Esportes',
      TY: 'Tuaro',
      UR: 'کھیل',
    },
  },
  {
    id: 'c-members',
    name: {
      EN: 'Members',
      ES: 'Miembros',
      HI: 'सदस्य',
      JA: '会員',
      KO: '회원',
      PT: 'Membros',
      TY: 'Mau mero',
      UR: 'اراکین',
    },
  },
];
