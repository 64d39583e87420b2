import { Button } from '@meet/ui-kit/button';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../platform/lazy/lazy-part.ts';
import { actions, note, stack } from '../account-style.ts';
import { StepUp } from '../identity/step-up.ts';
import type { Contacts } from '../recipient/list-recipients.ts';
import { useAccountAction } from '../use-account-action.ts';
import { useConfirmed } from '../use-confirmed.ts';
import { downloadAccount } from './download-account.ts';

const IdentityForm = lazyPart(async () => (await import('../identity/IdentityForm.tsx')).IdentityForm);

interface ExportPartProps {
  contacts: Contacts;
  /** Until when this session may export the data without confirming identity. */
  confirmedUntil: string | undefined;
}

/** Export of personal data. */
export const ExportPart = observer(function ExportPart({ contacts, confirmedUntil }: ExportPartProps) {
  const [stepUp] = useState(() => new StepUp());
  const isConfirmed = useConfirmed(confirmedUntil);
  const download = useAccountAction(async () => {
    if (isConfirmed() || (await stepUp.ask())) await stepUp.perform(downloadAccount);
  });
  return (
    <div css={stack}>
      <p>Профиль, адреса, избранное, заказы, корзина, промокоды, бонусы и&nbsp;устройства.</p>
      <div css={actions}>
        <Button
          variant="line"
          loading={download.running && !stepUp.asks}
          aria-expanded={stepUp.asks}
          onClick={stepUp.asks ? stepUp.decline : download.run}
        >
          {stepUp.asks ? 'Не\u00a0скачивать' : 'Скачать мои данные'}
        </Button>
      </div>
      {stepUp.asks ? (
        <Suspense>
          <IdentityForm contacts={contacts} onConfirmed={stepUp.confirm} />
        </Suspense>
      ) : (
        <p css={note}>Файл в&nbsp;формате JSON со&nbsp;всем, что мы&nbsp;храним.</p>
      )}
    </div>
  );
});
