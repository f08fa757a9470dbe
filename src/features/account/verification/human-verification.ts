import { atom } from 'nanostores';
import type { CodePurpose } from '../../../gateway/endpoints/verification.ts';

/** A verification is valid for one SMS code to one number. */
export interface VerificationRequest {
  purpose: CodePurpose;
  /** Digits without dialling code and leading zero. */
  mobileNum: string;
  /** Without `+`. */
  countryDialingCode: string;
}

/**
 * Verifies that a person makes a request that costs money (LG-6). Resolves to the proof that the request sends,
 * or to undefined when the player cancels.
 */
export type HumanVerification = (
  request: VerificationRequest,
  signal: AbortSignal,
) => Promise<string | undefined>;

/** The verification on screen and the function that settles it: the slider, or an external `page`. */
export const $verification = atom<
  (VerificationRequest & { settle(proof: string | undefined): void; page?: string }) | undefined
>();

const onScreen: (page?: string) => HumanVerification = (page) => (request, signal) =>
  new Promise((resolve) => {
    const settle = (proof: string | undefined) => {
      if ($verification.get()?.settle === settle) $verification.set(undefined);
      resolve(proof);
    };
    $verification.get()?.settle(undefined);
    $verification.set({ ...request, settle, ...(page && { page }) });
    signal.addEventListener('abort', () => settle(undefined), { once: true });
  });

/** The default: the slider puzzle, which the gateway serves and judges. */
const slider = onScreen();

/** Verifies on a page of another origin. */
export const verifyOnPage = (page: string): HumanVerification => onScreen(page);

let provider: HumanVerification = slider;

/** Replaces the slider with another provider. */
export function provideHumanVerification(next: HumanVerification): void {
  provider = next;
}

/** Runs the verification. Leaving the page cancels it. */
export const verifyHuman: HumanVerification = async (request, signal) => {
  return signal.aborted ? undefined : provider(request, signal);
};
