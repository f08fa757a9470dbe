import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { featureRefusal } from '../../../gateway/http/feature-refusals.ts';
import { useTexts } from '../../../i18n/texts-scope.tsx';
import { factorFailure } from '../../../second-factor/factor-texts.ts';
import { TimeCodeField } from '../../../second-factor/time-code-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type CodeSecret, createActivation } from './factors.ts';

const QrPicture = lazyComponent(() => import('../../../ui/qr-picture.tsx'));

interface Props {
  secret: CodeSecret;
  show(codes: readonly string[]): void;
  onClose(): void;
}

/** Shows the secret for an app with time codes, and asks for its first code. */
export function CodesDialog({ secret: { secret, uri }, show, onClose }: Props) {
  const { t } = useTexts();
  const [activation] = useState(() => createActivation(show, onClose));
  const { form } = activation;
  const sending = useStore(activation.$sending).state === 'sending';
  useEffect(() => activation.stop, [activation]);
  const first = useRef<HTMLParagraphElement>(null);
  // The steps come before the field.
  useEffect(() => first.current!.closest('dialog')!.focus(), []);
  return (
    <Dialog title={t('factors.setUpCodes')} onClose={onClose}>
      <Form
        form={form}
        submission={activation}
        fieldForRefusal={(code) => (code === featureRefusal.confirmationWrong ? 'code' : undefined)}
        failureText={factorFailure}
      >
        <p ref={first} className="factor-list__step">
          {t('factors.scan')}
        </p>
        <div className="factor-list__qr">
          <Suspense fallback={<Skeleton className="factor-list__qr" />}>
            <QrPicture text={uri} label={t('factors.qrCode')} />
          </Suspense>
        </div>
        <p className="factor-list__step">{t('factors.typeSecret')}</p>
        <code className="factor-list__secret" dir="ltr">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <a className="text-link" href={uri}>
          {t('factors.openApp')}
        </a>
        <TimeCodeField form={form} />
        <Button type="submit" look="primary" wide busy={sending}>
          {t('security.confirm')}
        </Button>
      </Form>
    </Dialog>
  );
}
