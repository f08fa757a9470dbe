import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Template } from '../../config/templates.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $session } from '../../session/session.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BasePaymentForm } from './base-payment-form.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentList } from './payment-list.tsx';
import { type PaymentOptions, paymentOptions } from './payment-options.ts';
import { PaymentResult } from './payment-result.tsx';
import { createPayment } from './payment-store.ts';
import { type PaymentKind, pollPayments } from './payments.ts';

interface Props {
  kind: PaymentKind;
  /** Undefined until the operator's choice is known. */
  template: Template | undefined;
  /** Why no payment can be made, in place of the form. */
  instead?: ReactNode;
  /** A link next to the title of the methods. */
  aside?: ReactNode;
}

/** Deposits or withdraws, with pending and past payments (WL-1). The form is discarded with the session. */
export function PaymentScreen({ kind, template, instead, aside }: Props) {
  const { language } = useTexts();
  const token = useStore($session)?.token ?? '';
  const $options = paymentOptions(kind, language);
  const remote = useStore($options);
  useEffect(() => pollPayments(kind, language), [kind, language]);
  const waiting = (
    <>
      <Skeleton className={`payment-form__waiting payment-form__waiting--${kind}`} />
      <div className="payment-form__methods">
        <Skeleton className="payment-form__waiting" count={4} />
      </div>
      <Skeleton className="payment-form__waiting payment-form__waiting--fields" />
    </>
  );
  return (
    <>
      <div className="payment-screen">
        {instead || (
          <AsyncView
            remote={remote}
            retry={$options.reload}
            skeleton={waiting}
            empty="wallet.noMethods"
            isEmpty={({ methods }) => !methods.length}
          >
            {(options) =>
              template ? (
                <Payment
                  key={`${token} ${language}`}
                  kind={kind}
                  options={options}
                  template={template}
                  aside={aside}
                />
              ) : (
                waiting
              )
            }
          </AsyncView>
        )}
      </div>
      {template && <PaymentList kind={kind} template={template} />}
    </>
  );
}

interface PaymentProps {
  kind: PaymentKind;
  options: PaymentOptions;
  template: Template;
  aside: ReactNode;
}

/** One store for both versions, so that switching keeps the values. */
function Payment({ kind, options, template, aside }: PaymentProps) {
  const { language } = useTexts();
  const [payment] = useState(() => createPayment(kind, paymentOptions(kind, language)));
  const PaymentFields = template === 'new' ? PaymentForm : BasePaymentForm;
  return (
    <>
      <PaymentFields payment={payment} options={options} aside={aside} />
      <PaymentResult payment={payment} />
    </>
  );
}
