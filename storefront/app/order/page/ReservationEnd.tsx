import { plural } from '@meet/ui-kit/plural';
import { useEffect, useState } from 'react';
import { formatDeadline } from '../../platform/format-date.ts';
import { ServerClock } from '../../platform/server-clock.store.ts';
import { useStore } from '../../platform/store/root-store.tsx';

const minuteMs = 60_000;

const minuteForms = { one: 'минуту', few: 'минуты', many: 'минут' };

const countMinutes = (until: number, now: number): number => Math.ceil((until - now) / minuteMs);

interface ReservationEndProps {
  payUntil: string;
  /** Time of rendering by the server's clock. */
  now: number;
  onEnd: () => void;
}

/** Says until when the units are reserved for the shopper, in the last hour with the remaining minutes. */
export function ReservationEnd({ payUntil, now, onEnd }: ReservationEndProps) {
  const end = useStore(ServerClock).toClientTime(Date.parse(payUntil));
  const [minutes, setMinutes] = useState(countMinutes(Date.parse(payUntil), now));
  useEffect(() => {
    const timer = setTimeout(onEnd, end - Date.now());
    const updates = setInterval(() => setMinutes(countMinutes(end, Date.now())), minuteMs);
    return () => {
      clearTimeout(timer);
      clearInterval(updates);
    };
  }, [end, onEnd]);
  const hasRemainingTime = minutes > 0 && minutes <= 60;
  return (
    <p>
      Вещи отложены для&nbsp;вас <b>до&nbsp;{formatDeadline(payUntil, new Date(now))}</b>
      {hasRemainingTime && `, ещё\u00a0${plural(minutes, minuteForms)}`}
    </p>
  );
}
