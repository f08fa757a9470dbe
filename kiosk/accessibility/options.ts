import { atom, type ReadableAtom } from 'nanostores';

/** What makes a terminal easier to use, for one visit. `still` is less motion. */
export const accessibilityOptions = ['largeText', 'contrast', 'lowered', 'reducedMotion', 'speech'] as const;
export type AccessibilityOption = (typeof accessibilityOptions)[number];
export type AccessibilityOptions = ReadonlySet<AccessibilityOption>;

const $chosen = atom<AccessibilityOptions>(new Set());

/** What the visitor has switched on. */
export const $accessibilityOptions: ReadableAtom<AccessibilityOptions> = $chosen;

export function setAccessibilityOption(option: AccessibilityOption, on: boolean): void {
  const others = [...$chosen.get()].filter((one) => one !== option);
  $chosen.set(new Set(on ? [...others, option] : others));
}

/** As the next visitor finds it. */
export function resetAccessibilityOptions(): void {
  if ($chosen.get().size) $chosen.set(new Set());
}
