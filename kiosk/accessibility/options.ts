import { atom, type ReadableAtom } from 'nanostores';

/** What makes a terminal easier to use, for one visit. `still` is less motion. */
export const comforts = ['bigText', 'contrast', 'lower', 'still', 'speech'] as const;
export type Comfort = (typeof comforts)[number];
export type Ease = ReadonlySet<Comfort>;

const $chosen = atom<Ease>(new Set());

/** What the visitor has switched on. */
export const $ease: ReadableAtom<Ease> = $chosen;

export function switchComfort(comfort: Comfort, on: boolean): void {
  const others = [...$chosen.get()].filter((one) => one !== comfort);
  $chosen.set(new Set(on ? [...others, comfort] : others));
}

/** As the next visitor finds it. */
export function resetEase(): void {
  if ($chosen.get().size) $chosen.set(new Set());
}
