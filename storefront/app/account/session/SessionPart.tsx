import { Button } from '@meet/ui-kit/button';
import type { FormEvent } from 'react';
import { formatDate } from '../../platform/format-date.ts';
import { askApi } from '../../platform/graphql/browser-api.ts';
import { type AccountPageQuery, EndSessionDocument } from '../../platform/graphql/generated/graphql.ts';
import { actions, note, row, rows, ruled } from '../account-style.ts';
import { useAccountAction } from '../use-account-action.ts';
import { useSignOut } from './use-sign-out.ts';

export type Sessions = AccountPageQuery['sessions'];

function SessionRow({ session }: { session: Sessions[number] }) {
  const { id, current, device, createdAt, lastSeenAt } = session;
  const end = useAccountAction(() => askApi(EndSessionDocument, { variables: { id } }), 'Вы\u00a0вышли на\u00a0этом устройстве');
  return (
    <li css={[row, ruled]}>
      <div>
        <p>{device}</p>
        <p css={note}>
          {current ? 'Это устройство' : `Последний раз ${formatDate(lastSeenAt)}`}, вход {formatDate(createdAt)}
        </p>
      </div>
      {!current && (
        <Button variant="line" size="small" loading={end.running} onClick={end.run} aria-label={`Выйти: ${device}`}>
          Выйти
        </Button>
      )}
    </li>
  );
}

/** Devices where the shopper is signed in. Signing out here works before hydration. */
export function SessionPart({ sessions }: { sessions: Sessions }) {
  const here = useSignOut(false);
  const everywhere = useSignOut(true);
  const leave = (event: FormEvent) => {
    event.preventDefault();
    here.run();
  };
  return (
    <>
      <ul css={rows}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <form css={[actions, { marginTop: 'var(--space-5)' }]} method="post" action="/account" onSubmit={leave}>
        <Button type="submit" loading={here.running}>
          Выйти
        </Button>
        <Button variant="line" loading={everywhere.running} onClick={everywhere.run}>
          Выйти на&nbsp;всех устройствах
        </Button>
      </form>
    </>
  );
}
