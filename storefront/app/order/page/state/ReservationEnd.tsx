import { type Reservation, useReservationEnd } from './use-reservation-end.ts';

/** Says until when the units are reserved for the shopper. */
export function ReservationEnd(reservation: Reservation) {
  const { deadline, remainingTime } = useReservationEnd(reservation);
  return (
    <p>
      Вещи отложены для&nbsp;вас <b>до&nbsp;{deadline}</b>
      {remainingTime}
    </p>
  );
}
