import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { $session } from '../../session/session.ts';
import { AsyncView } from '../../ui/async-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentList } from './payment-list.tsx';
import { type PaymentOptions, paymentOptions } from './payment-options.ts';
import { createPayment } from './payment-store.ts';
import { followPayments, type PaymentKind } from './payments.ts';
import { PlacedPayment } from './placed-payment.tsx';

/** Pays in or out, with what is under way and what was (WL-1); what somebody began is gone with their session. */
export function PaymentScreen({ kind }: { kind: PaymentKind }) {
  const { language } = useTexts();
  const token = useStore($session)?.token ?? '';
  const $options = paymentOptions(kind, language);
  useEffect(() => followPayments(kind, language), [kind, language]);
  return (
    <>
      <AsyncView
        remote={useStore($options)}
        retry={$options.reload}
        skeleton={<Skeleton className="payment-form__waiting" count={4} />}
        empty="wallet.noMethods"
        isEmpty={({ methods }) => !methods.length}
      >
        {(options) => <Payment key={`${token} ${language}`} kind={kind} options={options} />}
      </AsyncView>
      <PaymentList kind={kind} />
    </>
  );
}

function Payment({ kind, options }: { kind: PaymentKind; options: PaymentOptions }) {
  const { language } = useTexts();
  const [payment] = useState(() => createPayment(kind, paymentOptions(kind, language)));
  return (
    <>
      <PlacedPayment payment={payment} />
      <PaymentForm payment={payment} options={options} />
    </>
  );
}
