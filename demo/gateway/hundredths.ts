import { badRequest } from './refusal.ts';

/** Converts an amount to cents, or percent to hundredths. @throws Refusal for more than two decimals */
export function toHundredths(value: number, field: string): number {
  const hundredths = Math.round(value * 100);
  if (Math.abs(value * 100 - hundredths) > 1e-4) throw badRequest(`${field}: at most two decimals`);
  return hundredths;
}

export function fromHundredths(hundredths: number): number {
  return hundredths / 100;
}
