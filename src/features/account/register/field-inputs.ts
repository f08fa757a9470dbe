import type { TextKey } from '../../../i18n/keys.ts';
import type { ShownName } from './registration-fields.ts';

interface Look {
  label: TextKey;
  /** What the browser may fill in; nothing unless told. */
  autoComplete?: string;
  inputMode?: 'tel' | 'email' | 'numeric';
  /** Written left to right in every language. */
  dir?: 'ltr';
  /** Dots instead of letters, with a way to read them. */
  secret?: true;
}

/** Fields that are one input; the others have a piece of their own. */
type Plain = Exclude<ShownName, 'mobileNum' | 'verificationCode' | 'captcha'>;

/** How each field of registration is named and typed. */
export const fieldLooks: Readonly<Record<Plain, Look>> = {
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
