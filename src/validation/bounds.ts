/** Limits of the rules in characters; also placeholders of messages. */
export const bounds = {
  nameMin: 4,
  nameMax: 16,
  passwordMin: 8,
  passwordMax: 64,
  /** Limits for signing in: accounts may be older than the rules above. */
  loginNameMax: 64,
  loginPasswordMax: 128,
  /** Digits of a mobile number. */
  mobileMin: 5,
  mobileMax: 20,
  captchaMax: 6,
  codeMax: 10,
  textMax: 255,
} as const;
