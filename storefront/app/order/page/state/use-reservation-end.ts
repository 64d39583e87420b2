import { plural } from '@meet/ui-kit/plural';
import { useEffect, useState } from 'react';
import { formatDeadline } from '../../../platform/format-date.ts';
import { ServerClock } from '../../../platform/server-clock.store.ts';
import { useStore } from '../../../platform/store/root-store.tsx';

const minuteMs = 60_000;

const minuteForms = { one: 'минуту', few: 'минуты', many: 'минут' };

const countMinutes = (until: number, now: number): number => Math.ceil((until - now) / minuteMs);

export interface Reservation {
  payUntil: string;
  /** Time of rendering by the server's clock. */
  now: number;
  onEnd: () => void;
}

/** Returns the end of a reservation as a text, in the last hour with the remaining minutes: «12:30 по Москве» and «, ещё 25 минут». */
export function useReservationEnd({ payUntil, now, onEnd }: Reservation): { deadline: string; remainingTime: string } {
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
  return {
    deadline: formatDeadline(payUntil, new Date(now)),
    remainingTime: hasRemainingTime ? `, ещё\u00a0${plural(minutes, minuteForms)}` : '',
  };
}
