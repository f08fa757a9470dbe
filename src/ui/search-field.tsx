import Search from 'lucide/dist/esm/icons/search.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import './search-field.css';

interface Props {
  label: string;
  placeholder: string;
  clearLabel: string;
  value: string;
  maxLength: number;
  /** Focuses the field when it appears. */
  focus?: boolean;
  onType(text: string): void;
  onSubmit(): void;
  onClear(): void;
}

/** A search field. */
export function SearchField({
  label,
  placeholder,
  clearLabel,
  value,
  maxLength,
  focus,
  onType,
  onSubmit,
  onClear,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus) input.current?.focus();
  }, [focus]);
  const clear = () => {
    onClear();
    input.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>
    <form
      role="search"
      className="search-field"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        input.current?.blur();
      }}
    >
      <Icon shapes={Search} />
      <input
        ref={input}
        type="search"
        className="search-field__input"
        dir={value ? 'auto' : undefined}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      {value && <IconButton label={clearLabel} shapes={X} onClick={clear} />}
    </form>
  );
}
