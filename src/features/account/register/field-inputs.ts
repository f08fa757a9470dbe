import type { TextKey } from '../../../i18n/keys.ts';
import type { ShownName } from './registration-fields.ts';

interface FieldInput {
  label: TextKey;
  /** Value of `autocomplete`; none by default. */
  autoComplete?: string;
  inputMode?: 'tel' | 'email' | 'numeric';
  /** Set for values that read left to right in every language. */
  dir?: 'ltr';
  /** Shows dots, with a button that reveals the text. */
  secret?: true;
}

/** Fields made of one input; the others have components. */
type Plain = Exclude<
  ShownName,
  'mobileNum' | 'verificationCode' | 'captcha' | 'birthDate' | 'depositLimit' | 'limitAmount'
>;

export const fieldInputs: Readonly<Record<Plain, FieldInput>> = {
  username: { label: 'account.username', autoComplete: 'username' },
  password: { label: 'account.password', autoComplete: 'new-password', secret: true },
  confirmPassword: { label: 'account.confirmPassword', autoComplete: 'new-password', secret: true },
  paymentPassword: { label: 'account.paymentPassword', secret: true },
  nickname: { label: 'account.nickname', autoComplete: 'nickname' },
  payeeName: { label: 'account.payeeName', autoComplete: 'name' },
  email: { label: 'account.email', autoComplete: 'email', inputMode: 'email', dir: 'ltr' },
  idNumber: { label: 'account.idNumber', dir: 'ltr' },
  qqNum: { label: 'account.qqNum', inputMode: 'numeric', dir: 'ltr' },
  facebook: { label: 'account.facebook' },
  wechat: { label: 'account.wechat' },
  line: { label: 'account.line' },
  whatsapp: { label: 'account.whatsapp', inputMode: 'tel', dir: 'ltr' },
  zalo: { label: 'account.zalo' },
  recommenderId: { label: 'account.recommenderId', dir: 'ltr' },
  affiliateCode: { label: 'account.affiliateCode', dir: 'ltr' },
};
