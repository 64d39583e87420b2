import { Button } from '@meet/ui-kit/button';
import { type FormEvent, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatDate, formatDeadline } from '../../platform/format-date.ts';
import type { DevicesPageQuery } from '../../platform/graphql/generated/graphql.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { actions, divider, note, resultMessage, row, rows, stack } from '../account-style.ts';
import type { DevicesResult } from './devices.server.ts';
import { useSignOut } from './use-sign-out.ts';

export type Device = DevicesPageQuery['sessions'][number];

/**
 * Says when a device signed in and, unless it is this device, when it was last used: «Последний раз в 21:05 19 ноября по Москве, вход 1
 * октября 2026».
 */
export function describeDevice({ current, createdAt, lastSeenAt }: Omit<Device, 'id' | 'device'>, now: Date): string {
  const signInText = `вход ${formatDate(createdAt)}`;
  return current ? `Это устройство, ${signInText}` : `Последний раз в\u00a0${formatDeadline(lastSeenAt, now)}, ${signInText}`;
}

function DeviceRow({ session, now }: { session: Device; now: Date }) {
  const { formData } = useNavigation();
  const { id, current, device } = session;
  return (
    <li css={[row, divider]}>
      <div>
        <p>{device}</p>
        <p css={note}>{describeDevice(session, now)}</p>
      </div>
      {!current && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value="end"
            variant="line"
            size="small"
            loading={formData?.get('id') === id}
            aria-label={`Выйти: ${device}`}
          >
            Выйти
          </Button>
        </Form>
      )}
    </li>
  );
}

/** Message about the result of a form. The pressed button may no longer exist, so the focus moves here. */
function ResultMessage({ result }: { result: DevicesResult }) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Runs for each result, so that a repeated result with the same text is announced again.
    if (result) element.current?.focus();
  }, [result]);
  return (
    <p ref={element} css={resultMessage} role={result.isFailure ? 'alert' : 'status'} tabIndex={-1}>
      {result.message}
    </p>
  );
}

/**
 * Buttons that sign out on the other devices, or on all. Signing out everywhere with JavaScript also deletes the pages saved for offline
 * use.
 */
function EndSessionsForms({ hasOtherSessions }: { hasOtherSessions: boolean }) {
  const { formData } = useNavigation();
  const signOutEverywhere = useSignOut(true);
  const signOut = (event: FormEvent) => {
    event.preventDefault();
    signOutEverywhere.run();
  };
  return (
    <div css={actions}>
      {hasOtherSessions && (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="others" variant="line" loading={formData?.get('intent') === 'others'}>
            Выйти на&nbsp;остальных
          </Button>
        </Form>
      )}
      <form method="post" onSubmit={signOut}>
        <Button type="submit" name="intent" value="everywhere" variant="line" loading={signOutEverywhere.isRunning}>
          Выйти на&nbsp;всех устройствах
        </Button>
      </form>
    </div>
  );
}

export interface DevicesViewProps {
  sessions: readonly Device[];
  /** Time of the request, so that the server and the browser render the same. */
  now: number;
  result?: DevicesResult | undefined;
}

/** Devices where the shopper is signed in. The forms work without JavaScript. */
export const DevicesView = ({ sessions, now, result }: DevicesViewProps) => (
  <AccountFrame title="Устройства" path="/account/devices">
    <div css={stack}>
      {result && <ResultMessage result={result} />}
      <p css={note}>Здесь всё, где вы&nbsp;сейчас вошли. Если какое-то устройство вам незнакомо, выйдите на&nbsp;нём.</p>
      <ul css={[rows, { width: '100%', maxWidth: '42rem' }]}>
        {sessions.map((session) => (
          <DeviceRow key={session.id} session={session} now={new Date(now)} />
        ))}
      </ul>
      <EndSessionsForms hasOtherSessions={sessions.length > 1} />
    </div>
  </AccountFrame>
);
