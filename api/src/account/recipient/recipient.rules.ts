import type { AuthType } from '../../platform/prisma/generated/enums.js';
import { DAY_MS } from '../../platform/time/durations.js';

/** How long an address is remembered after another has taken its place: as long as its owner may ask what happened. */
export const keepReplacedForMs = 30 * DAY_MS;

/** Said only to who has shown, by its code, that the address is theirs. */
export const takenMessage = (type: AuthType): string =>
  type === 'PHONE' ? 'Этот номер уже есть в\u00a0другом аккаунте.' : 'Этот e-mail уже есть в\u00a0другом аккаунте.';
