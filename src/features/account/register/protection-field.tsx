import type { FormFields } from '../../../ui/form-state.ts';
import { BirthDateField } from './birth-date-field.tsx';
import { DepositLimitField } from './deposit-limit-field.tsx';
import type { ShownField } from './registration-fields.ts';

interface Props {
  form: FormFields<'birthDate' | 'depositLimit' | 'limitAmount'>;
  field: ShownField;
}

/** A field that the market demands: the date of birth or the deposit limit. */
export default function ProtectionField({ form, field: { name, minAge = 0 } }: Props) {
  return name === 'birthDate' ? (
    <BirthDateField form={form} minAge={minAge} />
  ) : (
    <DepositLimitField form={form} />
  );
}
