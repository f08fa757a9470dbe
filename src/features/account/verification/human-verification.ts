import { atom } from 'nanostores';
import type { CodePurpose } from '../../../gateway/endpoints/verification.ts';

/** What a verification is worth something for: one code by SMS to one number. */
export interface VerificationRequest {
  purpose: CodePurpose;
  /** Digits without the dialling code and without a leading zero. */
  mobileNum: string;
  /** Without `+`. */
  countryDialingCode: string;
}

/**
 * Makes sure that a person asks for something that costs (LG-6). Resolves to the proof that is sent along, or to
 * nothing when the player gave up.
 */
export type HumanVerification = (
  request: VerificationRequest,
  signal: AbortSignal,
) => Promise<string | undefined>;

/** The slider on screen, with what becomes of it; or in its place somebody else's `page`. */
export const $sliderAsked = atom<
  (VerificationRequest & { settle(proof: string | undefined): void; page?: string }) | undefined
>();

const onScreen: (page?: string) => HumanVerification = (page) => (request, signal) =>
  new Promise((resolve) => {
    const settle = (proof: string | undefined) => {
      if ($sliderAsked.get()?.settle === settle) $sliderAsked.set(undefined);
      resolve(proof);
    };
    $sliderAsked.get()?.settle(undefined);
    $sliderAsked.set({ ...request, settle, ...(page && { page }) });
    signal.addEventListener('abort', () => settle(undefined), { once: true });
  });

/** The product's own way: the slider puzzle that the gateway serves and judges. */
const slider = onScreen();

/** A page of another origin that says itself who is a person. */
export const verifyOnPage = (page: string): HumanVerification => onScreen(page);

let provider: HumanVerification = slider;

/** Puts another provider in the place of the slider. */
export function provideHumanVerification(next: HumanVerification): void {
  provider = next;
}

/** Asks the provider; whoever leaves the page meanwhile gave up. */
export const verifyHuman: HumanVerification = async (request, signal) => {
  return signal.aborted ? undefined : provider(request, signal);
};
