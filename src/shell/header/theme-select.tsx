import { useId, useState } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { themeChoices } from '../../lib/theme-choice.ts';
import { Select } from '../../ui/select.tsx';
import { chooseTheme, chosenTheme } from '../page/show-theme.ts';
import './theme-select.css';

const names = { auto: 'member.themeAuto', dark: 'member.themeDark', light: 'member.themeLight' } as const;

/** The themes of a brand that follows the device. */
export default function ThemeSelect() {
  const { t } = useTexts();
  const id = useId();
  const [chosen, setChosen] = useState(chosenTheme);
  return (
    <div className="theme-select">
      <label htmlFor={id}>{t('member.theme')}</label>
      <Select
        id={id}
        value={chosen}
        onChange={({ currentTarget: { value } }) => {
          const choice = themeChoices.find((each) => each === value) ?? 'auto';
          setChosen(choice);
          chooseTheme(choice);
        }}
      >
        {themeChoices.map((choice) => (
          <option key={choice} value={choice}>
            {t(names[choice])}
          </option>
        ))}
      </Select>
    </div>
  );
}
