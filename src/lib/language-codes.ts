/** Languages of the product, by the specification's codes. TY is Tahitian (ISO 639-1 `ty`). */
export const languageCodes = ['EN', 'ES', 'HI', 'JA', 'KO', 'PT', 'TY', 'UR'] as const;
