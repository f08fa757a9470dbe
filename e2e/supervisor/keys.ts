/** Key codes of a keyboard, independent of the layout (xkb's `keycodes/evdev`). */
const codes: Readonly<Record<string, number>> = {
  Control: 37,
  RightControl: 105,
  Shift: 50,
  Alt: 64,
  AltGr: 108,
  Super: 133,
  Escape: 9,
  Tab: 23,
  Space: 65,
  Delete: 119,
  Home: 110,
  Left: 113,
  Right: 114,
  PageUp: 112,
  PageDown: 117,
  Plus: 21,
  Minus: 20,
  KeypadPlus: 86,
  KeypadMinus: 82,
  Menu: 135,
  Print: 107,
  Help: 146,
  Find: 144,
  Open: 142,
  WWW: 158,
  Favorites: 164,
  Back: 166,
  Forward: 167,
  HomePage: 180,
  Reload: 181,
  New: 189,
  Close: 214,
  Search: 225,
  F11: 95,
  F12: 96,
};
/** Rows of letters, with the code of the first; the others follow. */
const rows: readonly [string, number][] = [
  ['1234567890', 10],
  ['qwertyuiop', 24],
  ['asdfghjkl', 38],
  ['zxcvbnm', 52],
];

function codeOf(key: string): number {
  const known = codes[key];
  if (known !== undefined) return known;
  if (/^F\d+$/.test(key)) return 66 + Number(key.slice(1));
  const [letters, from] = rows.find(([row]) => row.includes(key))!;
  return from + letters.indexOf(key);
}

/** Arguments for xdotool to press `Control+Shift+w`: all keys down, then all up, with milliseconds after each event. */
export function strokeOf(combination: string, delay: number): string[] {
  const held = combination.split('+').map((key) => String(codeOf(key)));
  const event = (name: 'keydown' | 'keyup') => (code: string) => [name, '--delay', String(delay), code];
  return [...held.flatMap(event('keydown')), ...held.reverse().flatMap(event('keyup'))];
}

/** Every combination that Chromium, or a common window manager, has a command on. */
export const combinations: readonly string[] = `
  Shift+Escape Control+Shift+Escape Control+w Control+Shift+w Control+F4 RightControl+w AltGr+Control+w
  Control+Plus Control+Shift+Plus Control+KeypadPlus Control+Minus Control+KeypadMinus Control+0
  Control+t Control+n Control+Shift+n Control+Shift+t Control+Shift+p Control+p Control+o Control+u Control+s
  Control+f Control+g Control+h Control+j Control+d Control+Shift+d Control+l Control+k Control+e Control+r
  Control+Shift+r Control+Shift+i Control+Shift+j Control+Shift+c Control+Shift+Delete Control+Shift+b
  Control+Shift+o Control+Shift+m Control+Shift+a Control+Shift+y Control+Shift+z Control+Tab Control+Shift+Tab
  Control+PageUp Control+PageDown Control+1 Control+9 Control+q Control+Shift+q Control+F5 Control+F6
  Control+Shift+F12 Control+Alt+t Control+Alt+Delete Control+Alt+F2 Control+Alt+Left
  Alt+F4 Alt+Left Alt+Right Alt+Home Alt+d Alt+e Alt+f Alt+Space Alt+Shift+t Alt+Shift+a Alt+Shift+i Alt+Tab
  Alt+Escape AltGr+F4 AltGr+Left AltGr+Home AltGr+d AltGr+f Super+l Super+d Super+Tab
  F1 F3 Shift+F3 F5 Shift+F5 F6 Shift+F6 F7 F10 Shift+F10 F11 F12
  Menu Print Help Find Open WWW Favorites Back Forward HomePage Reload New Close Search
`
  .trim()
  .split(/\s+/);
