import { useState } from 'react';
import { SearchField } from './search-field.tsx';

interface Props {
  label: string;
  placeholder: string;
  clearLabel: string;
  maxLength: number;
  /** What is looked for now; empty for nothing. */
  value: string;
  /** What is to be looked for: what was submitted, trimmed, or nothing once it is cleared. */
  onSearch(text: string): void;
}

/** A search field that keeps what is typed to itself until it is submitted. */
export function SubmitSearchField({ value, onSearch, ...field }: Props) {
  const [text, setText] = useState(value);
  const clear = () => {
    setText('');
    onSearch('');
  };
  return (
    <SearchField
      {...field}
      value={text}
      onType={setText}
      onSubmit={() => onSearch(text.trim())}
      onClear={clear}
    />
  );
}
