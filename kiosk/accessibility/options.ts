import { atom, type ReadableAtom } from 'nanostores';

/** Options that make a terminal easier to use, for one visit. */
export const accessibilityOptions = ['largeText', 'contrast', 'lowered', 'reducedMotion', 'speech'] as const;
export type AccessibilityOption = (typeof accessibilityOptions)[number];
export type AccessibilityOptions = ReadonlySet<AccessibilityOption>;

const $chosen = atom<AccessibilityOptions>(new Set());

export const $accessibilityOptions: ReadableAtom<AccessibilityOptions> = $chosen;

export function setAccessibilityOption(option: AccessibilityOption, on: boolean): void {
  const others = [...$chosen.get()].filter((one) => one !== option);
  $chosen.set(new Set(on ? [...others, option] : others));
}

/** Switches all options off, for the next visitor. */
export function resetAccessibilityOptions(): void {
  if ($chosen.get().size) $chosen.set(new Set());
}
