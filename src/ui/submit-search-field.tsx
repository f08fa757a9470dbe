import { useState } from 'react';
import { SearchField } from './search-field.tsx';

interface Props {
  label: string;
  placeholder: string;
  clearLabel: string;
  maxLength: number;
  /** The current search; empty for none. */
  value: string;
  /** Called with the trimmed text on submit, and with '' when cleared. */
  onSearch(text: string): void;
}

/** A search field that searches on submit only. */
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
