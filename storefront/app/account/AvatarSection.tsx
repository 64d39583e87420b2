import { css } from '@emotion/react';
import { Avatar } from '@meet/ui-kit/avatar';
import { Button } from '@meet/ui-kit/button';
import { space } from '@meet/ui-kit/theme';
import { Suspense, useRef, useState } from 'react';
import { queryApi } from '../platform/graphql/browser-api.ts';
import { type ProfileFragment, RemoveAvatarDocument } from '../platform/graphql/generated/graphql.ts';
import { lazyPart } from '../platform/lazy/lazy-part.ts';
import { actions, stack } from './account-style.ts';
import { useAccountAction } from './use-account-action.ts';

const AvatarForm = lazyPart(async () => (await import('./AvatarForm.tsx')).AvatarForm);

const avatarSection = css({ marginBottom: space(6) });
const avatarRow = css({ display: 'flex', alignItems: 'center', gap: space(4), '& > div': { alignItems: 'center' } });

/** The shopper's picture or initials, with buttons to add, replace or remove the picture. */
export function AvatarSection({ user }: { user: Pick<ProfileFragment, 'name' | 'surname' | 'avatarUrl'> }) {
  const [isFormOpen, setFormOpen] = useState(false);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const closeForm = () => {
    setFormOpen(false);
    toggleRef.current?.focus();
  };
  const removal = useAccountAction(async () => {
    await queryApi(RemoveAvatarDocument, { variables: {} });
    toggleRef.current?.focus();
  }, 'Фото удалено');
  const buttonLabel = user.avatarUrl ? 'Изменить фото' : 'Добавить фото';
  return (
    <div css={[stack, avatarSection]}>
      <div css={avatarRow}>
        <Avatar
          size="large"
          name={`${user.name} ${user.surname}`.trim()}
          src={user.avatarUrl}
          alt={user.avatarUrl ? 'Ваше фото' : undefined}
        />
        <div css={actions}>
          <Button ref={toggleRef} variant="line" size="small" aria-expanded={isFormOpen} onClick={() => setFormOpen(!isFormOpen)}>
            {isFormOpen ? 'Отменить' : buttonLabel}
          </Button>
          {user.avatarUrl && (
            <Button variant="text" size="small" loading={removal.isRunning} onClick={removal.run}>
              Удалить фото
            </Button>
          )}
        </div>
      </div>
      <Suspense>{isFormOpen && <AvatarForm onDone={closeForm} />}</Suspense>
    </div>
  );
}
