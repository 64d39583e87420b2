import { Button } from '@meet/ui-kit/button';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { browserMarker, queryWithRenewal } from '../../platform/graphql/browser-api.ts';
import { lazyPart } from '../../platform/lazy/lazy-part.ts';
import { actions, note, stack } from '../account-style.ts';
import type { Contacts } from '../recipient/contacts.ts';
import { StepUp } from '../recipient/step-up.ts';
import { useIdentityConfirmed } from '../recipient/use-identity-confirmed.ts';
import { useAccountAction } from '../use-account-action.ts';

const timeoutMs = 10_000;

/**
 * Saves the shopper's data as a file. A plain link would not work, because the API requires a header that only scripts of the shop can
 * send.
 */
async function downloadAccount(): Promise<void> {
  const response = await queryWithRenewal(() =>
    fetch('/api/account/export', { headers: browserMarker, signal: AbortSignal.timeout(timeoutMs) }),
  );
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = 'meet-account.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}

const IdentityForm = lazyPart(async () => (await import('../recipient/IdentityForm.tsx')).IdentityForm);

interface ExportSectionProps {
  contacts: Contacts;
  /** Until when this session may export the data without confirming identity. */
  identityConfirmedUntil: string | undefined;
}

export const ExportSection = observer(function ExportSection({ contacts, identityConfirmedUntil }: ExportSectionProps) {
  const [stepUp] = useState(() => new StepUp());
  const isIdentityConfirmed = useIdentityConfirmed(identityConfirmedUntil);
  const download = useAccountAction(async () => {
    if (stepUp.wasConfirmed || isIdentityConfirmed() || (await stepUp.requestConfirmation())) await stepUp.perform(downloadAccount);
  });
  return (
    <div css={stack}>
      <p>Профиль, адреса, избранное, заказы, корзина, промокоды, бонусы и&nbsp;устройства.</p>
      <div css={actions}>
        <Button
          variant="line"
          loading={download.isRunning && !stepUp.isConfirming}
          aria-expanded={stepUp.isConfirming}
          onClick={stepUp.isConfirming ? stepUp.decline : download.run}
        >
          {stepUp.isConfirming ? 'Не\u00a0скачивать' : 'Скачать мои данные'}
        </Button>
      </div>
      {stepUp.isConfirming ? (
        <Suspense>
          <IdentityForm contacts={contacts} onConfirmed={stepUp.confirm} />
        </Suspense>
      ) : (
        <p css={note}>Файл в&nbsp;формате JSON со&nbsp;всем, что мы&nbsp;храним.</p>
      )}
    </div>
  );
});
