import { LIGHT_DEVICE, THEME_KEY, type ThemeChoice, themeChoices } from '../../lib/theme-choice.ts';
import { platform } from '../../platform/platform.ts';

/** Returns the theme that the player has chosen on this device. */
export function chosenTheme(): ThemeChoice {
  const stored = platform().persistentStorage.get(THEME_KEY);
  return themeChoices.find((choice) => choice === stored) ?? 'auto';
}

/** Shows a theme, and its colour of the browser's bars. */
export function showTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'auto') delete dataset.theme;
  else dataset.theme = choice;
  const ofLight = document.querySelector<HTMLMetaElement>('meta[name=theme-color][media]');
  if (ofLight) ofLight.media = { auto: LIGHT_DEVICE, dark: 'not all', light: 'all' }[choice];
}

/** Shows a theme and stores it as the player's choice. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'auto') platform().persistentStorage.remove(THEME_KEY);
  else platform().persistentStorage.set(THEME_KEY, choice);
  showTheme(choice);
}
