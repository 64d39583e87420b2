import { Button } from '@meet/ui-kit/button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { actions, note } from '../account-style.ts';
import { IdentityForm } from '../identity/IdentityForm.tsx';
import { StepUp } from '../identity/step-up.ts';
import type { Contacts } from '../recipient/own-recipients.ts';
import { useAccountAction } from '../use-account-action.ts';
import { useConfirmed } from '../use-confirmed.ts';
import { DeletionForm } from './DeletionForm.tsx';
import { downloadAccount } from './download-account.ts';

interface DataPartProps {
  contacts: Contacts;
  /** Until when this session may export the data without confirming identity. */
  confirmedUntil: string | undefined;
}

/** Export of personal data, and deletion of the account. */
export const DataPart = observer(function DataPart({ contacts, confirmedUntil }: DataPartProps) {
  const [leaving, setLeaving] = useState(false);
  const [stepUp] = useState(() => new StepUp());
  const isConfirmed = useConfirmed(confirmedUntil);
  const download = useAccountAction(async () => {
    if (isConfirmed() || (await stepUp.ask())) await stepUp.perform(downloadAccount);
  });
  const take = () => {
    setLeaving(false);
    if (stepUp.asks) stepUp.decline();
    else download.run();
  };
  const leave = () => {
    stepUp.decline();
    setLeaving(!leaving);
  };
  return (
    <>
      <div css={actions}>
        <Button variant="line" loading={download.running && !stepUp.asks} aria-expanded={stepUp.asks} onClick={take}>
          {stepUp.asks ? 'Не\u00a0скачивать' : 'Скачать мои данные'}
        </Button>
        <Button variant="line" aria-expanded={leaving} onClick={leave}>
          {leaving ? 'Не\u00a0удалять' : 'Удалить аккаунт'}
        </Button>
      </div>
      {stepUp.asks && <IdentityForm contacts={contacts} onConfirmed={stepUp.confirm} />}
      {leaving && <DeletionForm contacts={contacts} />}
      {!stepUp.asks && !leaving && (
        <p css={[note, { marginTop: 'var(--space-3)' }]}>Файл в&nbsp;формате JSON со&nbsp;всем, что мы&nbsp;храним.</p>
      )}
    </>
  );
});
