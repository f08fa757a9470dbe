import { useStore } from '@nanostores/react';
import { type ChangeEvent, useRef } from 'react';
import type { IdentityCheck, UploadLimits } from '../../gateway/endpoints/identity.ts';
import { languages } from '../../i18n/languages.ts';
import { useTexts } from '../../i18n/texts-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { $acting, removeFile, submitCheck } from './identity.ts';
import { $uploads, addFiles, cancelUpload, resumeUpload, type Upload } from './uploads.ts';
import '../../ui/card-rows.css';

const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;

interface Props {
  check: IdentityCheck;
  /** Null where no documents can be added. */
  upload: UploadLimits | null;
}

/** A check with its state, its files and a form to add files. */
export function CheckCard({ check, upload }: Props) {
  const { t, language } = useTexts();
  const { kind, state, reason, files } = check;
  const uploads = useStore($uploads).filter((one) => one.kind === kind);
  const acting = useStore($acting);
  const isOpen = upload !== null && (state === 'asked' || state === 'refused');
  const isRunning = uploads.some((one) => one.state !== 'failed');
  return (
    <section className="identity__check" aria-label={t(`identity.${kind}`)}>
      <div className="identity__head">
        <h2>{t(`identity.${kind}`)}</h2>
        <span className={`identity__mark identity__mark--${state}`}>{t(`identity.${state}`)}</span>
      </div>
      {state === 'refused' && reason && (
        <p className="form__failure">
          <bdi>{reason}</bdi>
        </p>
      )}
      {isOpen && <p>{t(`identity.${kind}Note`)}</p>}
      {(files.length > 0 || uploads.length > 0) && (
        <ul className="card-rows identity__files">
          {files.map(({ id, name, size }) => (
            <li key={id} className="card-rows__row">
              <p>
                <bdi>{name}</bdi> <SizeText bytes={size} />
              </p>
              {isOpen && (
                <Button
                  aria-label={`${t('identity.remove')}: ${name}`}
                  busy={acting.has(id)}
                  onClick={() => void removeFile(id, language)}
                >
                  {t('identity.remove')}
                </Button>
              )}
            </li>
          ))}
          {uploads.map((one) => (
            <UploadRow key={one.key} upload={one} />
          ))}
        </ul>
      )}
      {isOpen && <FileButtons check={check} upload={upload} />}
      {isOpen && files.length > 0 && (
        <Button
          look="primary"
          wide
          busy={acting.has(kind)}
          aria-disabled={isRunning || undefined}
          onClick={() => {
            if (!isRunning) void submitCheck(kind, language);
          }}
        >
          {t('identity.send')}
        </Button>
      )}
    </section>
  );
}

/** Camera and file picker. The buttons open hidden inputs, whose names browsers translate by their own language. */
function FileButtons({ check: { kind, files }, upload }: { check: IdentityCheck; upload: UploadLimits }) {
  const { t } = useTexts();
  const camera = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    addFiles(kind, [...(target.files ?? [])], upload, files.length);
    // The input must keep no file, and the same one can be chosen again.
    target.value = '';
  };
  const name = t(`identity.${kind}`);
  const pictures = upload.types.some((type) => type.startsWith('image/'));
  return (
    <>
      <p className="identity__note">
        {t('identity.limits', { size: useSize(upload.mostBytes), number: upload.mostFiles })}
      </p>
      <div className="identity__buttons">
        {pictures && (
          <Button
            className="identity__camera"
            aria-label={`${t('identity.camera')}: ${name}`}
            onClick={() => camera.current?.click()}
          >
            {t('identity.camera')}
          </Button>
        )}
        <Button aria-label={`${t('identity.choose')}: ${name}`} onClick={() => picker.current?.click()}>
          {t('identity.choose')}
        </Button>
      </div>
      <input ref={camera} type="file" hidden accept="image/*" capture="environment" onChange={take} />
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={[...upload.types, ...(pictures ? ['image/webp'] : [])].join(',')}
        onChange={take}
      />
    </>
  );
}

function UploadRow({ upload: { key, name, size, sent, state, problem } }: { upload: Upload }) {
  const { t } = useTexts();
  const doing = t(state === 'preparing' ? 'identity.preparing' : 'identity.sending');
  return (
    <li className="card-rows__row">
      <div className="identity__upload">
        <p>
          <bdi>{name}</bdi>
        </p>
        {state === 'failed' && problem && <p role="alert">{t(problem)}</p>}
        {state === 'paused' && <p role="status">{t('identity.paused')}</p>}
        {state !== 'failed' && (
          <progress aria-label={`${doing}: ${name}`} {...(size > 0 && { value: sent, max: size })} />
        )}
      </div>
      <div className="identity__buttons">
        {state === 'paused' && (
          <Button aria-label={`${t('identity.resume')}: ${name}`} onClick={() => resumeUpload(key)}>
            {t('identity.resume')}
          </Button>
        )}
        <Button aria-label={`${t('identity.remove')}: ${name}`} onClick={() => cancelUpload(key)}>
          {t('identity.remove')}
        </Button>
      </div>
    </li>
  );
}

function SizeText({ bytes }: { bytes: number }) {
  return <span className="identity__note">{useSize(bytes)}</span>;
}

/** Returns a size such as `1.2 MB`. */
function useSize(bytes: number): string {
  const { language } = useTexts();
  const [value, unit] = bytes >= MEGABYTE ? [bytes / MEGABYTE, 'megabyte'] : [bytes / KILOBYTE, 'kilobyte'];
  return new Intl.NumberFormat(languages[language].locales, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(value);
}
