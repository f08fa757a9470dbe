/** Lengths the rules hold to, in characters; messages name them as placeholders. */
export const bounds = {
  nameMin: 4,
  nameMax: 16,
  passwordMin: 8,
  passwordMax: 32,
  /** Of a sign-in name and password: accounts may be older than the rules above. */
  loginNameMax: 64,
  loginPasswordMax: 128,
  /** Digits of a mobile number; the most is A5's. */
  mobileMin: 5,
  mobileMax: 20,
  captchaMax: 6,
  codeMax: 10,
  textMax: 255,
} as const;
