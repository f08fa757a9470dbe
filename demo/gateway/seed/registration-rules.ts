export interface Rule {
  enabled: boolean;
  required: boolean;
  /** Source of a regular expression that the whole value has to match. */
  pattern: string;
}

const shown = (required: boolean, pattern = ''): Rule => ({ enabled: true, required, pattern });
const hidden: Rule = { enabled: false, required: false, pattern: '' };

/** The registration form of the demo (A3). */
export const registrationRules: Readonly<Record<string, Rule>> = {
  username: shown(true, '[A-Za-z][A-Za-z0-9_]{3,15}'),
  password: shown(true, '(?=.*[A-Za-z])(?=.*[0-9])[!-~]{8,32}'),
  confirmPassword: shown(true),
  nickname: shown(false, '.{2,24}'),
  email: shown(false, '\\w+([.-]\\w+)*@\\w+([.-]\\w+)*(\\.\\w{2,3}){1,3}'),
  mobileNum: shown(false, '[0-9]{6,20}'),
  affiliateCode: shown(false, '[A-Za-z0-9]{4,16}'),
  whatsapp: shown(false, '[0-9+ ]{6,20}'),
  paymentPassword: hidden,
  recommenderId: hidden,
  payeeName: hidden,
  idNumber: hidden,
  qqNum: hidden,
  facebook: hidden,
  wechat: hidden,
  line: hidden,
  zalo: hidden,
  verificationCode: hidden,
  captcha: hidden,
};
