import { css } from '@emotion/react';
import { media } from '@meet/ui-kit/theme';
import { display } from '../../platform/theme/layout-style.ts';

const amount = css({ fontWeight: 600, fontSize: '2.75rem', lineHeight: 1, [media.tablet]: { fontSize: '4rem' } });

/** A large number of bonuses. */
export const BonusAmount = ({ number }: { number: string }) => <p css={[display, amount]}>{number}</p>;
