import { useStore } from '@nanostores/react';
import ArrowBigUp from 'lucide/dist/esm/icons/arrow-big-up.mjs';
import CornerDownLeft from 'lucide/dist/esm/icons/corner-down-left.mjs';
import Delete from 'lucide/dist/esm/icons/delete.mjs';
import KeyboardOff from 'lucide/dist/esm/icons/keyboard-off.mjs';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { languages } from '../../src/i18n/languages.ts';
import { useTexts } from '../../src/i18n/texts-scope.tsx';
import { Icon } from '../../src/ui/icon.tsx';
import { moveFocus } from '../arrows/arrow-keys.ts';
import { Key } from './key.tsx';
import { $keyboardTarget, hideKeyboard, KEYBOARD_ATTRIBUTE, type KeyboardTarget } from './keyboard-store.ts';
import { hasTwoScripts, isNumeric, keysFor, usesOwnScript } from './keys.ts';
import { neighbouringKey } from './move-focus.ts';
import { eraseBeforeCursor, pressEnter, typeKey } from './typing.ts';
import './keyboard.css';

type Shift = 'off' | 'once' | 'locked';
/** Labels of the keys that switch to Latin letters and to signs. */
const LATIN = 'ABC';
const SIGNS = '?123';
const nextShift = { off: 'once', once: 'locked', locked: 'off' } as const;

/** The on-screen keyboard, while a text field has the focus; inside the field's dialog if it has one. */
export function OnScreenKeyboard() {
  const typing = useStore($keyboardTarget);
  if (!typing) return null;
  const { field } = typing;
  const place = field.closest('dialog') ?? document.body;
  const number = fieldNumber(field);
  return createPortal(<Keyboard key={number} {...typing} />, place);
}

const numbers = new WeakMap<Element, number>();
let last = 0;

/** Numbers fields, so that the keyboard remounts with the initial keys of each field. */
function fieldNumber(field: Element): number {
  const known = numbers.get(field) ?? ++last;
  numbers.set(field, known);
  return known;
}

function Keyboard({ field, purpose }: KeyboardTarget) {
  const { t, language } = useTexts();
  const element = useRef<HTMLElement>(null);
  // Names and passwords start with Latin letters; free text starts with those of the language.
  const [latin, setLatin] = useState(purpose !== 'text');
  const [signs, setSigns] = useState(false);
  const [shift, setShift] = useState<Shift>('off');
  useRoomFor(element, field);

  const place = { purpose, language, latin, signs, shifted: shift !== 'off' };
  const rows = keysFor(place);
  const numeric = isNumeric(purpose);
  const foreign = hasTwoScripts(place);
  const own = languages[language].name;
  const write = (key: string) => {
    typeKey(field, key);
    if (shift === 'once') setShift('off');
  };

  const eraseKey = (
    <Key label={t('kiosk.keyDelete')} look="tool" repeats onPress={() => eraseBeforeCursor(field)}>
      <Icon shapes={Delete} />
    </Key>
  );
  const enterKey = (
    <Key label={t('kiosk.keyEnter')} look="enter" actOnRelease onPress={() => pressEnter(field)}>
      <Icon shapes={CornerDownLeft} />
    </Key>
  );
  const hideKey = (
    <Key label={t('kiosk.keyHide')} look="tool" actOnRelease onPress={hideKeyboard}>
      <Icon shapes={KeyboardOff} />
    </Key>
  );

  return (
    <section
      ref={element}
      popover="manual"
      className={numeric ? 'keyboard keyboard--pad' : 'keyboard'}
      aria-label={t('kiosk.keyboard')}
      // Physical keyboards of every script run from left to right.
      dir="ltr"
      lang={usesOwnScript(place) ? languages[language].locales[0] : 'en'}
      {...{ [KEYBOARD_ATTRIBUTE]: '' }}
      // Keeps the focus and the caret in the field.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => onArrow(event, field)}
    >
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
        <div className="keyboard__row" key={index}>
          {!numeric && !signs && index === rows.length - 1 && (
            <Key
              label={t(shift === 'locked' ? 'kiosk.keyShiftLocked' : 'kiosk.keyShift')}
              look="tool"
              pressed={shift !== 'off'}
              onPress={() => setShift(nextShift[shift])}
            >
              <Icon shapes={ArrowBigUp} />
            </Key>
          )}
          {row.map((key, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: keys stay in their places while what they write changes
            <Key key={place} label={key} onPress={() => write(key)}>
              <bdi>{key}</bdi>
            </Key>
          ))}
          {index === rows.length - 1 && eraseKey}
        </div>
      ))}
      <div className="keyboard__row">
        {numeric ? (
          <>
            {hideKey}
            {enterKey}
          </>
        ) : (
          <>
            <NamedKey
              what={t(signs ? 'kiosk.keyLetters' : 'kiosk.keySymbols')}
              face={!signs ? SIGNS : foreign && !latin ? own : LATIN}
              onPress={() => {
                setShift('off');
                setSigns(!signs);
              }}
            />
            {foreign && !signs && (
              <NamedKey
                what={t('kiosk.keyScript')}
                face={latin ? own : LATIN}
                onPress={() => {
                  setShift('off');
                  setLatin(!latin);
                }}
              />
            )}
            <Key label={t('kiosk.keySpace')} look="space" onPress={() => write(' ')}>
              <span className="keyboard__space" />
            </Key>
            {enterKey}
            {hideKey}
          </>
        )}
      </div>
    </section>
  );
}

/** A key that switches to other keys, with its label as its face. */
function NamedKey({ what, face, onPress }: { what: string; face: string; onPress(): void }) {
  return (
    <Key label={`${what} ${face}`} look="tool" onPress={onPress}>
      <bdi>{face}</bdi>
    </Key>
  );
}

/**
 * Shows the keyboard above everything, dialogs included, and makes the page leave room so that it never covers the
 * field.
 */
function useRoomFor(element: RefObject<HTMLElement | null>, field: HTMLElement): void {
  useLayoutEffect(() => {
    const keyboard = element.current!;
    const { style } = document.documentElement;
    keyboard.showPopover();
    const makeRoom = () => {
      style.setProperty('--keyboard-size', `${keyboard.offsetHeight}px`);
      // A form that fits below the heads stays whole, with its button.
      const form = field.closest('form');
      const fits = form && form.offsetHeight < ((innerHeight - keyboard.offsetHeight) * 2) / 3;
      if (fits) form.scrollIntoView({ block: 'nearest' });
      field.scrollIntoView({ block: fits ? 'nearest' : 'center' });
    };
    makeRoom();
    const sizes = new ResizeObserver(makeRoom);
    sizes.observe(keyboard);
    // Lets visitors with arrow keys alone enter the keyboard.
    const enterKeys = (event: Event) => {
      if ((event as globalThis.KeyboardEvent).key !== 'ArrowDown' || field instanceof HTMLTextAreaElement)
        return;
      event.preventDefault();
      keyboard.querySelector('button')?.focus();
    };
    field.addEventListener('keydown', enterKeys);
    return () => {
      sizes.disconnect();
      field.removeEventListener('keydown', enterKeys);
      style.removeProperty('--keyboard-size');
    };
  }, [element, field]);
}

/**
 * Moves the focus between keys by arrows. Escape, and an arrow up from the first row, return to the field; an
 * arrow down from the last row moves on in the page.
 */
function onArrow(event: KeyboardEvent<HTMLElement>, field: HTMLElement): void {
  const { key, currentTarget, target } = event;
  if (!(target instanceof Element)) return;
  const keys = [...currentTarget.querySelectorAll<HTMLElement>('button')];
  const next = neighbouringKey(target, keys, key);
  if (!next && key !== 'Escape' && key !== 'ArrowUp' && key !== 'ArrowDown') return;
  event.preventDefault();
  event.stopPropagation();
  if (!next && key === 'ArrowDown') moveFocus(field, 'down');
  else (next ?? field).focus();
}
